// What can change a career page: the jobs on it, and the company, brands, places and departments named there.
const SHOWN = new Set(['position_changed', 'settings_changed', 'location_changed', 'department_changed']);

export const changesCareerPages = (event: string): boolean => SHOWN.has(event);
