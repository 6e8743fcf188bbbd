// Reports errors to support while the report flag is set (PLT-013).
import { openSupportTicket } from '@onward/contract/company/company';
import { openSupportChat } from '@onward/contract/company/support-chat';
import i18next from 'i18next';
import { api } from '../api.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { hasService } from '../public-configuration.ts';

const FLAG = 'report_err_to_cs';

/** The query parameter is copied to storage, so that the flag survives navigation. */
export function storeReportFlag(address: { search: string; hash: string }): void {
  const queries = [address.search, address.hash.split('?')[1] ?? ''];
  if (queries.some((query) => new URLSearchParams(query).get(FLAG) === '1')) writeStored(FLAG, '1');
}

export const reportsToSupport = (): boolean => readStored(FLAG) === '1';

export interface SupportReport {
  reference: string;
  requestUrl: string;
  details: string;
}

/** To the support chat where there is one, else as a ticket. Silent: a failing report must not cause another error. */
export async function reportToSupport(report: SupportReport): Promise<void> {
  if (!hasService('support_chat')) return sendTicket(report);
  const { reference, requestUrl, details } = report;
  const support_chat = {
    page_url: location.href,
    request_url: requestUrl,
    error_reference: reference,
    details,
  };
  const opened = await api.call(openSupportChat, { body: { support_chat }, silent: true }).catch(() => null);
  if (!opened) await sendTicket(report);
}

async function sendTicket({ reference, requestUrl, details }: SupportReport): Promise<void> {
  const support_ticket = {
    subject: i18next.t('shell:errors.reportSubject', { reference }),
    body: details,
    page_url: location.href,
    request_url: requestUrl,
    error_reference: reference,
  };
  await api
    .call(openSupportTicket, { body: { support_ticket }, silent: true, idempotencyKey: reference })
    .catch(() => null);
}
