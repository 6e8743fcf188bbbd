// Documents as their signers read them: rich text with its values, or the pages of a PDF (AHD-010).
import type { SignedDocument } from '@onward/contract/documents/documents';
import { fillContent } from '@onward/domain/documents/content';
import { templateFields } from '@onward/domain/documents/templates';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { contentIn } from './field-ids.ts';
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
