// Exports the listed applicants as CSV, with the order and columns of the list.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { errorCodes } from '@onward/contract/errors';
import { csvLine, csvStart } from '@onward/domain/imports/csv-writer';
import { shownStageStatus } from '@onward/domain/interviews/proposals';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { parseOrder } from '@onward/domain/platform/lists';
import { fieldInvalid, Refusal } from '../../../platform/http/errors.ts';
import { Answer, type CompanyCall } from '../../../platform/http/route.ts';
import { type Translate, translator } from '../../../platform/i18n/translate.ts';
import { companyDay } from '../../company/company.service.ts';
import { APPLICATION_ORDERS, findAllIds, NEWEST } from './find-page.ts';
import { listedRows, presentListed } from './list-rows.ts';

const EXPORT_MAX = 50_000;
const BATCH = 1000;

type Cell = (row: ApplicationRow, t: Translate) => string;

const day = (moment: string): string => moment.slice(0, 10);

const COLUMNS: Record<string, Cell> = {
  name: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  email: ({ email }) => email ?? '',
  phone: ({ phone, region_number }) => (phone ? formatPhoneNumber({ phone, region_number: region_number ?? '1' }) : ''),
  position: ({ position }) => position.title,
  location: ({ position }) => position.location.name,
  stage: ({ position_stage }) => position_stage.name,
  stage_status: ({ stage_status, meeting }, t) =>
    stage_status ? t(`applicants:stageStatuses.${shownStageStatus(stage_status, meeting)}`) : '',
  status: ({ status }, t) => t(`applicants:statuses.${status}`),
  rating: ({ rating }) => rating?.toFixed(1) ?? '',
  source: ({ referer_source }) => referer_source ?? '',
  applied_at: ({ applied_at }) => day(applied_at),
  last_activity_at: ({ last_activity_at }) => day(last_activity_at),
};

export async function exportApplicants(
  call: CompanyCall,
  { order, columns, ...filters }: ApplicationFilters & { order?: string; columns?: string },
): Promise<Answer> {
  const sort = order === undefined ? NEWEST : parseOrder(order, APPLICATION_ORDERS);
  if (!sort) throw fieldInvalid('order', 'order_unknown', { fields: APPLICATION_ORDERS.join(', ') });
  const names = columns?.split(',') ?? Object.keys(COLUMNS);
  if (!names.every((name) => Object.hasOwn(COLUMNS, name))) {
    throw fieldInvalid('columns', 'one_of', { options: Object.keys(COLUMNS).join(', ') });
  }
  const ids = await findAllIds(call, filters, EXPORT_MAX + 1, sort);
  if (ids.length > EXPORT_MAX) throw new Refusal(errorCodes.tooManyItems);
  const t = translator(call.language);
  const parts = [csvStart(names.map((name) => t(`applicants:columns.${name}`)))];
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await listedRows(call.tx, call.access.companyId, ids.slice(at, at + BATCH));
    for (const row of rows.map(presentListed)) parts.push(csvLine(names.map((name) => COLUMNS[name]?.(row, t) ?? '')));
  }
  const today = await companyDay(call.tx, call.access.companyId, call.now);
  return new Answer(200, parts.join(''), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="applicants-${today}.csv"`,
    'cache-control': 'private, no-store',
  });
}
