// What each action has to be told (APP-024). The screen asks it of its dialog, the server of the call.
import type { MeetingType } from '../../hiring-processes/stages.ts';
import { type Channel, messageProblem } from '../../messages/channels.ts';
import { checkMergeTags } from '../../messages/merge-tags.ts';
import { isEmail } from '../../platform/contact/email.ts';
import { REJECTION_REASONS } from '../rejection.ts';
import { NOTE_MAX } from '../remarks.ts';
import type { ActionName } from './codes.ts';

export interface ActionParams {
  stage_id?: number | null;
  stage_name?: string | null;
  body?: string | null;
  visibility?: string | null;
  reason?: string | null;
  note?: string | null;
  notify?: boolean | null;
  message?: string | null;
  delay_seconds?: number | null;
  hired_date?: string | null;
  company_staff_ids?: readonly number[] | null;
  emails?: readonly string[] | null;
  position_key?: string | null;
  copy?: boolean | null;
  subject?: string | null;
  attachment_upload_ids?: readonly number[] | null;
  template_id?: number | null;
  starts_at?: string | null;
  duration_minutes?: number | null;
  meeting_type?: MeetingType | null;
  interviewer_ids?: readonly number[] | null;
  details?: string | null;
}

export interface ParamProblem {
  field: keyof ActionParams;
  key:
    | 'required'
    | 'unknown'
    | 'too_long'
    | 'too_many'
    | 'email_invalid'
    | 'interviewer_required'
    | 'unknown_merge_tags'
    | 'missing_merge_tags';
  /** How many characters or files there may be. */
  count?: number;
  tags?: string;
}

const required = (field: keyof ActionParams): ParamProblem => ({ field, key: 'required' });

const isBlank = (text: string | null | undefined): boolean => !text || text.trim() === '';

const CHECKS: Partial<Record<ActionName, (params: ActionParams) => ParamProblem | null>> = {
  move_to_stage: ({ stage_id, stage_name }) => (stage_id || !isBlank(stage_name) ? null : required('stage_id')),
  add_note: ({ body }) => {
    if (isBlank(body)) return required('body');
    return (body?.length ?? 0) > NOTE_MAX ? { field: 'body', key: 'too_long', count: NOTE_MAX } : null;
  },
  reject: rejectionProblem,
  reject_applicant: rejectionProblem,
  move_to_position: ({ position_key }) => (isBlank(position_key) ? required('position_key') : null),
  send_email: (params) => messageParamProblem('email', params),
  send_email_inactive: (params) => messageParamProblem('email', params),
  send_sms: (params) => messageParamProblem('sms', params),
  send_sms_inactive: (params) => messageParamProblem('sms', params),
  assign_time: ({ starts_at, duration_minutes, meeting_type, interviewer_ids }) => {
    if (isBlank(starts_at)) return required('starts_at');
    if (!duration_minutes) return required('duration_minutes');
    if (!meeting_type) return required('meeting_type');
    return interviewer_ids?.length ? null : { field: 'interviewer_ids', key: 'interviewer_required' };
  },
  share_applicant: ({ company_staff_ids, emails }) => {
    if (!company_staff_ids?.length && !emails?.length) return required('emails');
    return emails?.every(isEmail) === false ? { field: 'emails', key: 'email_invalid' } : null;
  },
};

/** Files are looked at when they are there; how many there may be is known before. */
function messageParamProblem(channel: Channel, params: ActionParams): ParamProblem | null {
  const { subject, body } = params;
  const attachments = (params.attachment_upload_ids ?? []).map(() => ({ content_type: 'image/*' }));
  const problem = messageProblem({ channel, subject, body: body ?? '', attachments });
  if (problem && problem.key !== 'images_only') return { ...problem, key: problem.key };
  for (const field of ['subject', 'body'] as const) {
    const wrong = checkMergeTags('message', params[field] ?? '');
    if (wrong) return { field, key: wrong.problem, tags: wrong.tags.join(', ') };
  }
  return null;
}

function rejectionProblem({ reason, notify, message }: ActionParams): ParamProblem | null {
  if (isBlank(reason)) return required('reason');
  if (!REJECTION_REASONS.some((known) => known === reason)) return { field: 'reason', key: 'unknown' };
  return notify && isBlank(message) ? required('message') : null;
}

/** The first thing the action still has to be told, or null. */
export const paramProblem = (action: ActionName, params: ActionParams): ParamProblem | null =>
  CHECKS[action]?.(params) ?? null;
