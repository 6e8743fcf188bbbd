// How each event reaches a staff member, changed one by one or all at once (NTF-001..009).
import type { BodyOf } from '@onward/contract/endpoint';
import type {
  NotificationConfig,
  PopUpSettings,
  updatePopUpSettings,
} from '@onward/contract/notifications/notifications';
import type { FunctionModule } from '@onward/domain/company/modules';
import { allowedSettings, type ChannelSettings } from '@onward/domain/notifications/types';
import type { Language } from '@onward/domain/platform/languages';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { savePopUpSettings } from './list-pop-ups.ts';
import * as queries from './notifications.queries.ts';

export const UPDATE_ALL_TASK = 'notifications.update_all';

export interface WantedConfig {
  id: number;
  settings: ChannelSettings;
}

export async function listConfigs({ tx, access, language }: CompanyCall): Promise<NotificationConfig[]> {
  // Visiting support staff have no settings here.
  if (access.readOnly) return [];
  const rows = await queries.ensureConfigs(tx, access);
  return rows.map((row) => presentConfig(row, access.modules, language));
}

export async function updateConfig(call: CompanyCall, { id, settings }: WantedConfig): Promise<NotificationConfig> {
  const { tx, access, language } = call;
  const config = await queries.findConfig(tx, access, id);
  if (!config) throw notFound();
  const allowed = allowedSettings(config.notification_type, settings, access.modules);
  if (allowed.sms) await requirePhone(call);
  await queries.saveConfig(tx, access, id, allowed);
  await audit(call, { [config.notification_type]: allowed });
  return presentConfig({ ...config, ...allowed }, access.modules, language);
}

export async function updatePopUps(
  call: CompanyCall,
  { pop_up_settings: { live_events } }: BodyOf<typeof updatePopUpSettings>,
): Promise<PopUpSettings> {
  await savePopUpSettings(call.tx, call.access, { live_events });
  await audit(call, { pop_ups: live_events });
  return { live_events };
}

/** Validated now, applied by a job: the screen polls until the settings have changed. */
export async function requestUpdateAll(call: CompanyCall, wanted: readonly WantedConfig[]): Promise<void> {
  const { tx, access } = call;
  const own = await queries.ensureConfigs(tx, access);
  if (wanted.some(({ id }) => !own.some((config) => config.id === id))) throw notFound();
  if (wanted.some(({ settings }) => settings.sms)) await requirePhone(call);
  await enqueue(
    tx,
    UPDATE_ALL_TASK,
    { company_id: access.companyId, staff_id: access.staffId, modules: access.modules, configs: wanted },
    // A second request replaces the first if that has not started, and never overtakes it.
    { key: `notifications:update_all:${access.staffId}`, queue: `notifications:${access.staffId}` },
  );
  await audit(call, { all: wanted.length });
}

export interface UpdateAllPayload {
  company_id: number;
  staff_id: number;
  modules: FunctionModule[];
  configs: WantedConfig[];
}

export async function applyUpdateAll(tx: Transaction, payload: UpdateAllPayload): Promise<void> {
  const member = { companyId: payload.company_id, staffId: payload.staff_id };
  const withPhone = await queries.hasPhone(tx, member);
  for (const { id, settings } of payload.configs) {
    const config = await queries.findConfig(tx, member, id);
    if (!config) continue;
    const allowed = allowedSettings(config.notification_type, settings, payload.modules);
    await queries.saveConfig(tx, member, id, { email: allowed.email, sms: allowed.sms && withPhone });
  }
}

async function requirePhone({ tx, access }: CompanyCall): Promise<void> {
  if (!(await queries.hasPhone(tx, access))) throw fieldInvalid('phone', 'phone_for_sms');
}

const presentConfig = (
  { id, notification_type, email, sms }: queries.ConfigRow,
  modules: readonly FunctionModule[],
  language: Language,
): NotificationConfig => ({
  id,
  notification_type,
  notification_type_text: translator(language)(`notifications:types.${notification_type}.label`),
  settings: allowedSettings(notification_type, { email, sms }, modules),
});

const audit = ({ tx, access, requestId }: CompanyCall, changes: Record<string, unknown>): Promise<void> =>
  recordAudit(tx, {
    companyId: access.companyId,
    userId: access.userId,
    event: 'notification_settings_updated',
    subjectType: 'company_staff',
    subjectId: access.staffId,
    changes,
    requestId,
  });
