// What is rendered to a PDF, and what comes back. Plain data only, because it is passed to another thread.
import type { DocumentValues } from '@onward/domain/documents/content';
import type { FieldValues, SignerRole } from '@onward/domain/documents/fields';
import type { Paper } from '@onward/domain/documents/papers';
import type { Signature } from '@onward/domain/documents/signatures';
import type { TemplateContent } from '@onward/domain/documents/templates';
import type { Language } from '@onward/domain/platform/languages';
import type { SigningRecord } from '../seal/signing-record.ts';

export interface RenderSigner {
  role: SignerRole;
  name: string;
  /** ISO time; null while this signer has not signed, which leaves their fields empty. */
  signedAt: string | null;
  signature: Signature | null;
  values: FieldValues;
}

export interface RenderDocument {
  title: string;
  content: TemplateContent | { format: 'paper'; paper: Paper };
  /** The uploaded file of a template in the format `pdf`. */
  pdf: Uint8Array | null;
}

export interface Letterhead {
  brand: string;
  company: string;
  /** `#rrggbb` */
  color: string;
  /** As it is printed, e.g. `November 10, 2026`. */
  date: string;
}

/** Translated by the caller. */
export interface CertificateLabels {
  heading: string;
  document: string;
  issuer: string;
  requestId: string;
  pages: string;
  originalSha256: string;
  signers: string;
  email: string;
  address: string;
  device: string;
  consented: string;
  viewed: string;
  signed: string;
  signedAs: string;
  events: string;
  event: string;
  who: string;
  time: string;
  sha256: string;
  /** One paragraph about electronic signatures and the seal. */
  legal: string;
}

export interface CertificateSigner {
  name: string;
  /** Null when signed with exactly this name. */
  signedAs: string | null;
  /** Translated. */
  role: string;
  email: string;
  address: string | null;
  userAgent: string | null;
  /** Times are formatted by the caller, with their time zone. */
  consentedAt: string | null;
  viewedAt: string | null;
  signedAt: string | null;
  signature: Signature | null;
}

export interface CertificateEvent {
  /** Translated. */
  event: string;
  who: string;
  at: string;
  address: string | null;
  documentSha256: string | null;
}

export interface CertificateFacts {
  title: string;
  issuer: string;
  requestId: string;
  /** Of the PDF as it was sent, before anybody signed. */
  originalSha256: string;
  labels: CertificateLabels;
  signers: readonly CertificateSigner[];
  events: readonly CertificateEvent[];
}

export interface RenderRequest {
  documents: readonly RenderDocument[];
  tagValues: DocumentValues;
  /** In signing order. */
  signers: readonly RenderSigner[];
  letterhead: Letterhead;
  /** Translated, with placeholders: `{title} · page {page} of {pages}`. */
  footer: string;
  language: Language;
  timeZone: string;
  /** ISO time, written into the file as its date, so that the same request gives the same bytes. */
  createdAt: string;
  /** Null for the unsigned version. */
  certificate: CertificateFacts | null;
}

/** The key as text, and what the seal says besides the pages. */
export interface RenderSeal {
  pem: string;
  record: Omit<SigningRecord, 'pages' | 'page_hashes'>;
}

export interface RenderTask {
  request: RenderRequest;
  /** Null to leave the file without a seal. */
  seal: RenderSeal | null;
}

export interface RenderedPdf {
  bytes: Uint8Array;
  pages: number;
  /** One per page, see page-hashes.ts. */
  pageHashes: string[];
}
