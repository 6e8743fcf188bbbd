// What each action has to be told (APP-024). The screen asks it of its dialog, the server of the call.
import { isEmail } from '../../platform/email.ts';
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
}

export interface ParamProblem {
  field: keyof ActionParams;
  key: 'required' | 'unknown' | 'too_long' | 'email_invalid';
  /** How many characters there may be. */
  count?: number;
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
  share_applicant: ({ company_staff_ids, emails }) => {
    if (!company_staff_ids?.length && !emails?.length) return required('emails');
    return emails?.every(isEmail) === false ? { field: 'emails', key: 'email_invalid' } : null;
  },
};

function rejectionProblem({ reason, notify, message }: ActionParams): ParamProblem | null {
  if (isBlank(reason)) return required('reason');
  if (!REJECTION_REASONS.some((known) => known === reason)) return { field: 'reason', key: 'unknown' };
  return notify && isBlank(message) ? required('message') : null;
}

/** The first thing the action still has to be told, or null. */
export const paramProblem = (action: ActionName, params: ActionParams): ParamProblem | null =>
  CHECKS[action]?.(params) ?? null;
