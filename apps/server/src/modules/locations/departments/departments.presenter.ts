// Every public field of a department.
import type { Department } from '@onward/contract/locations/departments';
import type { DepartmentRow } from './departments.queries.ts';

export const presentDepartment = (row: DepartmentRow): Department => ({
  id: row.id,
  name: row.name,
  description: row.description,
  custom_field_values: row.custom_field_values,
  open_positions_count: row.open_positions_count,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
