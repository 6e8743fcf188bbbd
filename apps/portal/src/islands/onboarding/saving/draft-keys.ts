// Where drafts are kept on this device.
export const draftKey = (submissionKey: string): string => `onward.onboarding.draft.${submissionKey}`;

export function hasDraft(submissionKeys: readonly string[]): boolean {
  try {
    return submissionKeys.some((key) => localStorage.getItem(draftKey(key)) !== null);
  } catch {
    return false;
  }
}
