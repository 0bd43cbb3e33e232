/**
 * Property codes of materials that the code uses; `data/materials` lists all, each with one code in every
 * category.
 */
export const MATERIAL_PROPERTY = {
  nominalSize: "MP0001",
  outerDiameter: "MP0002",
  wallThickness: "MP0003",
  innerDiameter: "MP0004",
  plateThickness: "MP0014",
  conductivity: "MP0021",
  density: "MP0022",
  thickness: "MP0024",
  crossSection: "MP0031",
  cores: "MP0032",
  pressure: "MP0041",
} as const;
