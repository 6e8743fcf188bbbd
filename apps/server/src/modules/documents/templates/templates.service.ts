// Creates, changes, and deletes templates of documents. A change adds a revision, so what was sent stays as it was.
import { errorCodes } from '@onward/contract/errors';
import type { OfferTemplateInput } from '@onward/contract/offers/offer-templates';
import { type DocumentKind, fieldReason, readContent } from '@onward/domain/documents/content';
import {
  type PdfContent,
  type TemplateContent,
  type TemplateProblem,
  templateProblems,
} from '@onward/domain/documents/templates';
import type { App } from '../../../platform/app.ts';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import {
  changedMeanwhile,
  type FieldTexts,
  fieldInvalid,
  Refusal,
  validationFailed,
  wrongState,
} from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { takeOwnDocument } from '../../attachments/attachments.service.ts';
import { inspectPdf } from '../rendering/inspect-pdf.ts';
import * as templates from './templates.queries.ts';

export type { TemplateRow } from './templates.queries.ts';

type TemplateEntry = Partial<OfferTemplateInput>;

export interface TemplateService {
  list(
    call: CompanyCall,
    search: string | undefined,
    window: PageWindow<'name' | 'updated_at'>,
  ): Promise<{ rows: templates.TemplateRow[]; totalCount: number }>;
  get(call: CompanyCall, id: number): Promise<templates.TemplateRow>;
  create(call: CompanyCall, input: TemplateEntry): Promise<number>;
  update(call: CompanyCall, id: number, input: TemplateEntry & { version?: number }): Promise<templates.TemplateRow>;
  remove(call: CompanyCall, id: number): Promise<void>;
  restore(call: CompanyCall, id: number): Promise<templates.TemplateRow>;
}

/** `word` names the record in the audit log, refusals, and events, e.g. `offer_template`. */
export function templateService(app: App, kind: DocumentKind, word: string): TemplateService {
  const of = ({ access }: CompanyCall): templates.Templates => ({ companyId: access.companyId, kind });
  const record = companyRecord<templates.TemplateRow>({
    kind: word,
    find: (call, id) => templates.find(call.tx, of(call), id),
    describe: ({ name }) => ({ name }),
    announce: () => ({ name: `${word}_changed` }),
  });

  return {
    list: ({ tx, access }, search, window) =>
      templates.listPage(tx, { companyId: access.companyId, kind }, search?.trim().toLowerCase() ?? '', window),
    get: (call, id) => record.load(call, id),
    async create(call, input) {
      const id = await templates.insert(call.tx, of(call), await valuesOf(app, call, kind, input, null));
      if (id === undefined) throw record.nameTaken();
      await record.recordCreated(call, await record.load(call, id));
      return id;
    },
    async update(call, id, { version, ...input }) {
      const current = await record.load(call, id);
      const values = await valuesOf(app, call, kind, input, current);
      if (await templates.isNameTaken(call.tx, of(call), { name: values.name, exceptId: id })) throw record.nameTaken();
      const saving = { id, version: version ?? current.version, now: call.now };
      if (!(await templates.update(call.tx, of(call), saving, values)))
        throw changedMeanwhile(shownValues(await record.load(call, id)), shownValues(values));
      const updated = await record.load(call, id);
      await record.recordUpdated(call, updated, changesBetween({ name: current.name }, { name: values.name }));
      return updated;
    },
    async remove(call, id) {
      await templates.lock(call.tx, of(call), id);
      const template = await record.load(call, id);
      const { processes_count: count } = template;
      if (count > 0) throw wrongState(`${word}_in_use`, { count });
      await templates.remove(call.tx, of(call), id, call.now);
      await record.recordDeleted(call, template);
    },
    async restore(call, id) {
      await record.takeDeleted(call, id);
      if (!(await templates.putBack(call.tx, of(call), id))) throw record.nameTaken();
      return record.recordRestored(call, id);
    },
  };
}

/** What a conflict shows: not where the file is stored. */
const shownValues = <Values extends templates.TemplateValues>({ storage_key: _key, ...shown }: Values) => shown;

/** What was not sent stays as it is. */
async function valuesOf(
  app: App,
  call: CompanyCall,
  kind: DocumentKind,
  input: TemplateEntry,
  current: templates.TemplateRow | null,
): Promise<templates.TemplateValues> {
  const name = input.name?.trim().replace(/\s+/g, ' ') ?? current?.name ?? '';
  const values = { name, ...(await contentOf(app, call, input, current)) };
  const problems = templateProblems(values.content, kind);
  if (problems.length > 0) throw validationFailed(fieldTextsOf(values.content, problems, kind));
  return values;
}

type Content = Pick<templates.TemplateValues, 'content' | 'storage_key' | 'file_name'>;

async function contentOf(
  app: App,
  call: CompanyCall,
  { body, upload_id, fields, tags }: TemplateEntry,
  current: templates.TemplateRow | null,
): Promise<Content> {
  if (body) return { content: { format: 'text', ...readContent(body) }, storage_key: null, file_name: null };
  if (upload_id !== undefined) {
    const { pages, ...file } = await takePdf(app, call, upload_id);
    return { content: { format: 'pdf', pages, fields: fields ?? [], tags: tags ?? [] }, ...file };
  }
  if (!current) throw fieldInvalid('body', 'required');
  const { content, storage_key, file_name } = current;
  if (content.format === 'text') return { content, storage_key, file_name };
  const placed: TemplateContent = { ...content, fields: fields ?? content.fields, tags: tags ?? content.tags };
  return { content: placed, storage_key, file_name };
}

async function takePdf(
  app: App,
  { tx, access, now }: CompanyCall,
  uploadId: number,
): Promise<{ storage_key: string; file_name: string; pages: PdfContent['pages'] }> {
  const { companyId, userId } = access;
  const file = await takeOwnDocument(tx, { companyId, userId, uploadId, now });
  const bytes = file && (await app.files.get(file.storage_key));
  if (!file || !bytes) throw fieldInvalid('upload_id', 'unknown');
  return { storage_key: file.storage_key, file_name: file.file_name, pages: await usablePages(bytes) };
}

/** Refuses a file that can't be filled in, with the reason. */
export async function usablePages(bytes: Buffer): Promise<PdfContent['pages']> {
  const inspected = await inspectPdf(bytes);
  if (inspected.usable) return inspected.pages;
  const text = { key: `files.pdf_${inspected.reason}` };
  throw new Refusal(errorCodes.fileRefused, text, { fields: { upload_id: [text] } });
}

/** A problem is named at its place: `body` for the text, `fields.<id>` and `tags.<index>` for what is placed. */
function fieldTextsOf(
  { format }: TemplateContent,
  problems: readonly TemplateProblem[],
  kind: DocumentKind,
): FieldTexts {
  const whole = format === 'text' ? 'body' : 'fields';
  const texts: FieldTexts = {};
  for (const problem of problems) {
    const [field, text] = textOf(whole, problem, kind);
    texts[field] = [...(texts[field] ?? []), text];
  }
  return texts;
}

function textOf(
  whole: string,
  problem: TemplateProblem,
  kind: DocumentKind,
): [string, { key: string; values?: Record<string, string> }] {
  switch (problem.problem) {
    case 'field': {
      const reason = fieldReason(problem.reason, kind);
      return [problem.fieldId === null ? whole : `fields.${problem.fieldId}`, { key: `fields.document.${reason}` }];
    }
    case 'tag':
      return [`tags.${problem.index}`, { key: `fields.document.${problem.reason}` }];
    case 'missing_tags':
    case 'offer_tags':
      return [whole, { key: `fields.document.${problem.problem}`, values: { tags: problem.tags.join(', ') } }];
    default:
      return [whole, { key: `fields.document.${problem.problem}` }];
  }
}
