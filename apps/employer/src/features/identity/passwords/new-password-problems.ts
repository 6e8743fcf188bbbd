// Problems of a new password and its confirmation, as text keys (IDN-018, IDN-021).
import { type PasswordFlaw, passwordFlaw } from '@onward/domain/identity/passwords';

export interface NewPassword {
  password: string;
  confirmation: string;
}

interface Known {
  email: string | null;
  /** The current password, if the user has just typed it. */
  current?: string;
}

export const newPasswordProblem = ({ password }: NewPassword, { email, current }: Known): PasswordFlaw | null =>
  passwordFlaw(password, { email, sameAsCurrent: current !== undefined && current !== '' && current === password });

export const repeatsPassword = ({ password, confirmation }: NewPassword): boolean => password === confirmation;
