// What the open screens of a company hear when its profile, brands, plan or switches are others now (NTF-022).
export const settingsEvent = (companyId: number) => ({ name: 'settings_changed', subjectId: companyId });
