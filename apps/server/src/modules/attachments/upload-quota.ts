// Daily upload limits: per applicant link, per staff member, and per company. Applicants and staff are counted
// separately, so that outsiders cannot use up the staff's share.
import { errorCodes } from '@onward/contract/errors';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/http/errors.ts';

export interface Uploader {
  companyId: number;
  /** The uploader: a staff member, an applicant through the link of a draft, a task, or their thread, or a new employee. */
  uploadedBy?: number;
  draftId?: number;
  taskId?: number;
  conversationId?: number;
  onboardingProcessId?: number;
}

type Quota = 'link' | 'user' | 'company';

const KILOBYTE = 1024;

/** Counted before the file is stored; over a limit, nothing is stored. */
export async function takeUploadQuota(app: App, uploader: Uploader, bytes: number): Promise<void> {
  const refused = await quotaRefusing(app, uploader, bytes);
  if (!refused) return;
  const headers = { 'retry-after': String(Math.max(1, refused.retryAfterSeconds)) };
  throw new Refusal(errorCodes.rateLimited, { key: `files.quota_${refused.quota}` }, { headers });
}

/** The same for files received by email and text, where there is no request to refuse. */
export const fitsUploadQuota = async (app: App, uploader: Uploader, bytes: number): Promise<boolean> =>
  (await quotaRefusing(app, uploader, bytes)) === null;

async function quotaRefusing(app: App, uploader: Uploader, bytes: number) {
  for (const [quota, who] of quotasOf(uploader)) {
    const files = await take(app, `upload_${quota}_files`, who, 1, 1);
    if (!files.allowed) return { quota, ...files };
    const size = await take(app, `upload_${quota}_megabytes`, who, KILOBYTE, Math.ceil(bytes / KILOBYTE));
    if (!size.allowed) return { quota, ...size };
  }
  return null;
}

function quotasOf({
  companyId,
  uploadedBy,
  draftId,
  taskId,
  conversationId,
  onboardingProcessId,
}: Uploader): [Quota, string][] {
  if (uploadedBy !== undefined) {
    return [
      ['user', String(uploadedBy)],
      ['company', `${companyId}:staff`],
    ];
  }
  const links = { draft: draftId, task: taskId, conversation: conversationId, onboarding: onboardingProcessId };
  const own = Object.entries(links).flatMap(([kind, id]): [Quota, string][] =>
    id === undefined ? [] : [['link', `${companyId}:${kind}:${id}`]],
  );
  return [...own, ['company', `${companyId}:applicants`]];
}

/** How many counted `units` make one unit of the limit: kilobytes are counted, limits are in megabytes. */
async function take(
  { config, rateLimiter, clock }: App,
  name: `upload_${Quota}_${'files' | 'megabytes'}`,
  who: string,
  units: number,
  amount: number,
) {
  const limit = config.rateLimits[name];
  if (!limit) return { allowed: true, retryAfterSeconds: 0 };
  return rateLimiter.takeAmount(`${name}:${who}`, { ...limit, hits: limit.hits * units }, amount, clock());
}
