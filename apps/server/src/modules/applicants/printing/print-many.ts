// Printing more applicants than one screen can: the background records it, and the pages are written when they are
// fetched, with the rights that the reader has then (APP-035, APP-023).
import { actionNamed } from '@onward/domain/applicants/actions/codes';
import { wrongState } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { companyDay } from '../../company/company.service.ts';
import { requireOwn } from '../actions/bulk-actions.service.ts';
import { visibleOf } from '../actions/lock-selection.ts';
import { findPrinted, listPrintable } from './printed-applicants.queries.ts';
import { pagesOf } from './write-pages.ts';

export async function printedPages(call: CompanyCall, id: number): Promise<Answer> {
  const { tx, access, language } = call;
  const row = await requireOwn(call, id);
  if (actionNamed(row.action_type) !== 'print_applicant' || row.state !== 'finished') throw wrongState('not_printed');
  const ids = await visibleOf(tx, access, await listPrintable(tx, access.companyId, id));
  const t = translator(language);
  const title = t('applicants:print.title', { count: ids.length });
  const pages = pagesOf(t, title, await findPrinted(tx, access.companyId, ids));
  return fileAnswer(Buffer.from(pages), {
    name: `${t('applicants:list.fileName')}-${await companyDay(tx, access.companyId, row.created_at)}.html`,
    contentType: 'text/html; charset=utf-8',
    type: 'download',
  });
}
