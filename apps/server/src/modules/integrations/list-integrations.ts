// What a company can connect, and the state of each (INT-002, INT-004).
import type { Integration } from '@onward/contract/integrations/integrations';
import { type IntegrationNickname, offeredNicknames } from '@onward/domain/integrations/nicknames';
import type { App } from '../../platform/app.ts';
import type { Config } from '../../platform/config.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { presentIntegration, presentWithoutRow } from './integrations.presenter.ts';
import * as integrations from './integrations.queries.ts';

export async function listIntegrations(app: App, { tx, access, language }: CompanyCall): Promise<Integration[]> {
  const { companyId, modules } = access;
  const rows = await integrations.listAll(tx, companyId);
  const used = await integrations.countOtherConnections(tx, companyId);
  return offeredNicknames([...modules])
    .filter((nickname) => isSetUp(app.config, nickname))
    .map((nickname) => {
      const row = rows.find((one) => one.nickname === nickname);
      return row ? presentIntegration(app, row, language) : presentWithoutRow(app, nickname, used, language);
    });
}

/** Services that the operator of this system has not configured are not offered. */
export function isSetUp(
  { checkr, jobBoards, calendars, payroll, everify, taxCredits }: Config,
  nickname: IntegrationNickname,
): boolean {
  switch (nickname) {
    case 'checkr':
      return checkr !== null;
    case 'indeed':
    case 'craigslist':
    case 'job_target':
      return jobBoards !== null;
    case 'google_calendar':
      return calendars.google !== null;
    case 'microsoft_calendar':
      return calendars.microsoft !== null;
    case 'adp':
    case 'adp_run':
      return payroll.adp !== null;
    case 'everify':
      return everify !== null;
    case 'wotc':
    case 'ehx_wotc':
      return taxCredits[nickname] !== null;
    default:
      return true;
  }
}
