// The part of pdfmake that pdf.ts uses: the package has no types.
declare module 'pdfmake' {
  /** A piece of a document: see https://pdfmake.github.io/docs/ */
  export type Content = string | number | readonly Content[] | { readonly [property: string]: unknown };

  export interface PdfMake {
    setFonts(fonts: Record<string, { normal: string; bold: string; italics?: string; bolditalics?: string }>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: Record<string, unknown>): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
}
