// Seals a finished PDF: a certification signature that allows no changes, so that every reader shows one (AHD-010).
import { PDFArray, type PDFContext, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import type { SealKey } from './certificates.ts';
import { SealSigner } from './seal-signature.ts';
import { type SigningRecord, writeRecord } from './signing-record.ts';

/** Certificate, signature, and attributes without the record. */
const SIGNATURE_BYTES = 4096;
/** What the signer replaces by the ranges it signed. */
const RANGE_PLACEHOLDER = '**********';
/** Hidden from view, printed never, locked. */
const WIDGET_FLAGS = 132;
/** The document has signatures, and may only be appended to. */
const SIGNATURE_FLAGS = 3;
const NO_CHANGES = 1;

export async function sealPdf(pdf: Uint8Array, key: SealKey, record: SigningRecord): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  addPlaceholder(document, SIGNATURE_BYTES + Buffer.byteLength(writeRecord(record)), new Date(record.sealed_at));
  // Object streams would hide the placeholder from the signer.
  const prepared = await document.save({ useObjectStreams: false });
  return new SignPdf().sign(Buffer.from(prepared), new SealSigner(key, record));
}

function addPlaceholder(document: PDFDocument, size: number, time: Date): void {
  const { context, catalog } = document;
  const page = document.getPage(0);
  const signature = context.register(signatureDictionary(context, size, time));
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Onward seal'),
      F: WIDGET_FLAGS,
      P: page.ref,
    }),
  );
  page.node.addAnnot(widget);
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: SIGNATURE_FLAGS, Fields: [widget] }));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
}

function signatureDictionary(context: PDFContext, size: number, time: Date) {
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let part = 1; part <= 3; part += 1) range.push(PDFName.of(RANGE_PLACEHOLDER));
  const parameters = context.obj({ Type: 'TransformParams', P: NO_CHANGES, V: '1.2' });
  const reference = context.obj({ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: parameters });
  return context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: range,
    Contents: PDFHexString.of('0'.repeat(2 * size)),
    Reason: PDFString.of('Sealed by Onward'),
    M: PDFString.fromDate(time),
    Reference: [reference],
  });
}
