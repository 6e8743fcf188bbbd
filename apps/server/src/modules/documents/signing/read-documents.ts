// Documents as their signers read them: rich text with its values, or the pages of a PDF (AHD-010).
import type { SignedDocument } from '@onward/contract/documents/documents';
import { fillContent } from '@onward/domain/documents/content';
import { templateFields } from '@onward/domain/documents/templates';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { inDocument } from './sign-documents.ts';
import * as requests from './signing-requests.queries.ts';

/** Field ids are unique among all documents of the request. */
export async function readDocuments(tx: Transaction, companyId: number, requestId: number): Promise<SignedDocument[]> {
  const request = await requests.find(tx, companyId, requestId);
  const documents = await requests.listDocuments(tx, companyId, requestId);
  return documents.map((document) => presentDocument(document, request?.tag_values ?? {}));
}

function presentDocument(
  { position, title, content }: requests.DocumentRow,
  values: requests.RequestRow['tag_values'],
): SignedDocument {
  const fields = templateFields(content).map((field) => inDocument(position, field));
  const common = { position, title, fields: fields as SignedDocument['fields'] };
  if (content.format === 'text') {
    const blocks = fillContent(content, values).blocks.map((block) => ({
      ...block,
      inlines: block.inlines.map((inline) =>
        inline.type === 'field' ? { ...inline, field: inDocument(position, inline.field) } : inline,
      ),
    }));
    return { ...common, format: 'text', content: { blocks } as SignedDocument['content'] };
  }
  const pdf = {
    pages: content.pages,
    fields: content.fields.map((field) => inDocument(position, field)),
    tags: content.tags,
  };
  return { ...common, format: 'pdf', pdf: pdf as unknown as SignedDocument['pdf'] };
}
