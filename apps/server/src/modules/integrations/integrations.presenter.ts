// An integration as sent to clients, never with a secret.
import type { Integration } from '@onward/contract/integrations/integrations';
import {
  definitionOf,
  type IntegrationNickname,
  isPayrollNickname,
  isTaxCreditNickname,
} from '@onward/domain/integrations/nicknames';
import { ownPageStatus } from '@onward/domain/integrations/states';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { consentSettings } from './connecting/offer-consent.ts';
import type { IntegrationRow, OtherConnection, OtherConnections } from './integrations.queries.ts';

type Configured = Pick<App, 'config'>;

export function presentIntegration({ config }: Configured, row: IntegrationRow, language: Language): Integration {
  const { name, category } = definitionOf(row.nickname);
  const isChecker = category === 'background_check';
  return {
    id: row.id,
    nickname: row.nickname,
    name,
    category,
    status: row.status,
    account: row.provider_account,
    connected_at: row.connected_at?.toISOString() ?? null,
    error_message: row.error_message && translator(language)(`integrations:errors.${row.error_message}`, { name }),
    error_at: row.error_at?.toISOString() ?? null,
    config: presentConfig(row),
    target: isChecker ? { company_checker_packages: presentPackages(row) } : null,
    offers_consent: consentSettings(config, row.nickname) !== null,
    version: row.version,
  };
}

function presentConfig({ nickname, config }: IntegrationRow): Integration['config'] {
  if (nickname === 'checkr') return { default_package: config.default_package ?? null };
  if (isTaxCreditNickname(nickname)) return { default_company_id: config.default_company_id ?? null };
  if (!isPayrollNickname(nickname)) return {};
  const { default_company_id = null, template_code = null, payroll_group = null } = config;
  return { default_company_id, template_code, payroll_group };
}

const presentPackages = ({ target }: IntegrationRow) =>
  (target.company_checker_packages ?? []).map(({ slug, name, price, turnaround, screenings }) => ({
    slug,
    name,
    price,
    turnaround,
    screenings: [...screenings],
  }));

const never = ({ config }: Configured, nickname: IntegrationNickname): Integration => {
  const { name, category } = definitionOf(nickname);
  return {
    id: null,
    nickname,
    name,
    category,
    status: 'not_connected',
    account: null,
    connected_at: null,
    error_message: null,
    error_at: null,
    config: {},
    target: category === 'background_check' ? { company_checker_packages: [] } : null,
    offers_consent: consentSettings(config, nickname) !== null,
    version: 0,
  };
};

const CALENDARS: Partial<Record<IntegrationNickname, string>> = {
  google_calendar: 'google',
  microsoft_calendar: 'microsoft',
};

const NOTHING: OtherConnection = { working: 0, broken: 0, broken_since: null };

/** Connected on another page of the product, or never. */
export function presentWithoutRow(
  app: Configured,
  nickname: IntegrationNickname,
  used: OtherConnections,
  language: Language,
): Integration {
  const { category, kind, name } = definitionOf(nickname);
  if (kind !== 'connected_on_own_page' || category === 'everify') return never(app, nickname);
  const isCalendar = category === 'calendar';
  const { working, broken, broken_since } =
    (isCalendar ? used.calendar[CALENDARS[nickname] ?? ''] : used.board[nickname]) ?? NOTHING;
  const status = ownPageStatus({ working, broken });
  const problem = isCalendar ? 'people_disconnected' : 'postings_failed';
  return {
    ...never(app, nickname),
    status,
    ...(status === 'error' && {
      error_message: translator(language)(`integrations:errors.${problem}`, { name, count: broken }),
      error_at: broken_since?.toISOString() ?? null,
    }),
    config: isCalendar
      ? { people_connected: working, people_broken: broken, people: used.people }
      : { active_postings: working, failed_postings: broken },
  };
}
