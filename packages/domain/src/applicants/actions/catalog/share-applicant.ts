import { isEmail } from '../../../platform/contact/email.ts';
import { type Action, required } from '../action.ts';

export interface ShareApplicantParams {
  company_staff_ids?: readonly number[] | null;
  emails?: readonly string[] | null;
  message?: string | null;
}

export const shareApplicant: Action<ShareApplicantParams> = {
  demand: { permission: 'edit_applicant' },
  rules: [],
  problem: ({ company_staff_ids, emails }) => {
    if (!company_staff_ids?.length && !emails?.length) return required('emails');
    return emails?.every(isEmail) === false ? { field: 'emails', key: 'email_invalid' } : null;
  },
};
