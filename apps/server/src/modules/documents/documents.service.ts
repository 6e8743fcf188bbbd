// What other rooms may use of the documents room.

export { answerPage } from './signing/page-images.ts';
export { readDocuments, readFilledFields } from './signing/read-documents.ts';
export { prepareUnsigned, storePdf } from './signing/render-documents.ts';
export {
  closeSigningRequest,
  createSigningRequest,
  type NewRequest,
  openSigningRequest,
  recordSigningEvent,
  reopenSigningRequest,
  type SignerRow,
} from './signing/request-signatures.ts';
export { requireOwnName } from './signing/require-own-name.ts';
export { SIGNING_SEALED } from './signing/seal-request.ts';
export { declineDocuments, type Signing, saveValues, signDocuments } from './signing/sign-documents.ts';
export { readEntries, signedAs } from './signing/signer-entries.ts';
export { listSigningEvents } from './signing/signing-events.ts';
export {
  type DocumentRow,
  find as findSigningRequest,
  listDocuments,
  listSigners,
  listSummaries,
  nameSigner,
  type RequestRow,
  type RequestSummary,
  remove as removeSigningRequests,
  removeByFile as removeSigningRequestsByFile,
} from './signing/signing-requests.queries.ts';
export {
  presentContent as presentTemplateContent,
  presentSummary as presentTemplateSummary,
} from './templates/templates.presenter.ts';
export { findAll as findTemplates } from './templates/templates.queries.ts';
export { type TemplateRow, type TemplateService, templateService, usablePages } from './templates/templates.service.ts';
export { type Letter, renderLetter, sealLetter } from './write-letter.ts';
export { type PaperFile, sealPaper } from './write-paper.ts';
