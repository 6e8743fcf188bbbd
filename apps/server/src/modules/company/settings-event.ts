// The event for a company's open screens when its profile, brands, plan, or switches change (NTF-022).
export const settingsEvent = (companyId: number) => ({ name: 'settings_changed', subjectId: companyId });
