// The events that can change a career page: its jobs, and the company, brands, locations, and departments it names.
const SHOWN = new Set(['position_changed', 'settings_changed', 'location_changed', 'department_changed']);

export const changesCareerPages = (event: string): boolean => SHOWN.has(event);
