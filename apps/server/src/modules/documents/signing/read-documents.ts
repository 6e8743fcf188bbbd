// Documents as their signers read them: rich text with its values, or the pages of a PDF, and what those who have
// signed filled in (AHD-010).
import type { FilledField, FilledFields, SignedDocument } from '@onward/contract/documents/documents';
import { fillContent } from '@onward/domain/documents/content';
import type { FieldKind } from '@onward/domain/documents/fields';
import { templateFields } from '@onward/domain/documents/templates';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type FieldView, fieldViews } from '../rendering/drawing/field-views.ts';
import { contentIn } from './field-ids.ts';
import { renderSigner } from './render-documents.ts';
import * as requests from './signing-requests.queries.ts';

/** Field ids are unique among all documents of the request. */
export async function readDocuments(tx: Transaction, companyId: number, requestId: number): Promise<SignedDocument[]> {
  const request = await requests.find(tx, companyId, requestId);
  const documents = await requests.listDocuments(tx, companyId, requestId);
  return documents.map((document) => presentDocument(document, request?.tag_values ?? {}));
}

function presentDocument(
  { position, title, content: original }: requests.DocumentRow,
  values: requests.RequestRow['tag_values'],
): SignedDocument {
  const content = contentIn(position, original);
  const fields = templateFields(content) as SignedDocument['fields'];
  if (content.format === 'text') {
    const filled = fillContent(content, values) as unknown as SignedDocument['content'];
    return { position, title, fields, format: 'text', content: filled };
  }
  const { pages, fields: placed } = content;
  const tags = content.tags.map((tag) => ({ ...tag, value: values[tag.tag]?.trim() ?? '' }));
  const pdf = { pages, fields: placed, tags } as unknown as SignedDocument['pdf'];
  return { position, title, fields, format: 'pdf', pdf };
}

/** The same as on the signed PDF. The caller decides who may see it. */
export async function readFilledFields(
  app: App,
  tx: Transaction,
  companyId: number,
  requestId: number,
): Promise<FilledFields> {
  const request = await requests.find(tx, companyId, requestId);
  if (!request) return {};
  const signers = (await requests.listSigners(tx, companyId, [requestId])).map((signer) => renderSigner(app, signer));
  const context = { signers, language: request.language, timeZone: request.time_zone };
  const documents = await requests.listDocuments(tx, companyId, requestId);
  return Object.fromEntries(
    documents.flatMap(({ position, content }) => {
      const fields = templateFields(contentIn(position, content));
      const views = fieldViews(fields, context);
      return fields.flatMap(({ id, kind }) => {
        const filled = filledField(kind, views.get(id));
        return filled ? [[id, filled] as const] : [];
      });
    }),
  );
}

function filledField(kind: FieldKind, view: FieldView | undefined): FilledField | null {
  switch (view?.shows) {
    case 'text':
      return { kind, text: view.text };
    case 'checkbox':
      return { kind, text: '', checked: view.checked };
    case 'signature': {
      const { name, strokes } = view.signature;
      return { kind, text: name, strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) };
    }
    default:
      return null;
  }
}
