// The token that opens the portal on this device. Storage may be blocked: then the code is asked for on each visit.

const keyOf = (processKey: string): string => `onward.onboarding.${processKey}`;

export function recallToken(processKey: string): string | null {
  try {
    return localStorage.getItem(keyOf(processKey));
  } catch {
    return null;
  }
}

export function rememberToken(processKey: string, token: string): void {
  try {
    localStorage.setItem(keyOf(processKey), token);
  } catch {
    // The token lasts for this visit.
  }
}

export function forgetToken(processKey: string): void {
  try {
    localStorage.removeItem(keyOf(processKey));
  } catch {
    // Nothing could have been stored either.
  }
}
