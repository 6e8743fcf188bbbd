// Finds what the applicant filled in before: through a texted link, on the server, or only on this device.
import { type ApplicationDraft, getApplicationDraft, openResumeLink } from '@onward/contract/careers/applying';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import { api, refusalOf } from '../api.ts';
import { forget, type Remembered, recallApplied } from '../saving/memory.ts';
import type { Entries } from './entries.ts';
import type { DraftToken } from './use-draft-token.ts';

export interface Progress {
  entries: Entries;
  step: ApplyStep;
}

/** An application that was sent. */
export interface Applied {
  receiptToken: string;
  /** From this tab, rather than found by a texted link. */
  isFromHere: boolean;
}

export type FoundDraft =
  | { kind: 'nothing' | 'link_expired' }
  /** It was continued or sent on another device, or is too old. */
  | { kind: 'elsewhere' }
  | ({ kind: 'applied' } & Applied)
  /** `unsaved` is newer on this device than the draft on the server. */
  | { kind: 'draft'; draft: ApplicationDraft; unsaved: Progress | null }
  | { kind: 'device'; unsaved: Progress };

export async function findDraft(
  positionKey: string,
  stored: Remembered | null,
  draftToken: DraftToken,
): Promise<FoundDraft> {
  const link = new URLSearchParams(location.search).get('resume');
  if (link) return followLink(link, draftToken);
  if (!stored) {
    const receiptToken = recallApplied(positionKey);
    return receiptToken ? { kind: 'applied', receiptToken, isFromHere: true } : { kind: 'nothing' };
  }
  const { token, entries, step, isUnsaved } = stored;
  const local: Progress = { entries, step };
  if (!token) return { kind: 'device', unsaved: local };
  try {
    const { application_draft: draft } = await api().call(getApplicationDraft, { params: { token } });
    return { kind: 'draft', draft, unsaved: isUnsaved ? local : null };
  } catch (error) {
    if (!refusalOf(error)) return { kind: 'device', unsaved: local };
    draftToken.drop();
    forget(positionKey);
    return { kind: 'elsewhere' };
  }
}

async function followLink(link: string, draftToken: DraftToken): Promise<FoundDraft> {
  // The link works once, so it must not stay in the address bar.
  history.replaceState(null, '', location.pathname);
  try {
    const followed = await api().call(openResumeLink, { params: { token: link } });
    if (followed.receipt_token) return { kind: 'applied', receiptToken: followed.receipt_token, isFromHere: false };
    if (!followed.continued) return { kind: 'link_expired' };
    const { token, application_draft: draft } = followed.continued;
    // The real start is unknown here; the current time is the safe assumption for the minimum time to apply.
    draftToken.use(token, Date.now());
    return { kind: 'draft', draft, unsaved: null };
  } catch {
    return { kind: 'link_expired' };
  }
}
