// The library finds its reader in this thread and starts no other.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
