const folder = (name: string) => new URL(`pdfjs/${name}/`, document.baseURI).href;

/** Resources beside the site's scripts, for Chinese files without embedded fonts. */
export const pdfResources = () => ({
  cMapUrl: folder("cmaps"),
  standardFontDataUrl: folder("standard_fonts"),
});
