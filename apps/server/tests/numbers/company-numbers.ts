// The numbers of the company page and the templates: what belongs to a brand, location, department, role or template.
import { type Brand, listPermittedBrands } from '@onward/contract/company/brands';
import type { ResponseOf } from '@onward/contract/endpoint';
import { listHiringProcessTemplates } from '@onward/contract/hiring-processes/hiring-processes';
import { listMeetings, type Meeting } from '@onward/contract/interviews/meetings';
import { type Department, listDepartments } from '@onward/contract/locations/departments';
import { listLocationGroups } from '@onward/contract/locations/location-groups';
import { type Location, listLocations } from '@onward/contract/locations/locations';
import { listPositionTemplates } from '@onward/contract/positions/position-templates';
import { listRoles } from '@onward/contract/staff/roles';
import { getStaffOpenWork, listStaff, listStaffWithLocations } from '@onward/contract/staff/staff';
import { UNSORTED_FILTER } from '@onward/domain/platform/constants';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';

import type { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { jobs, type Numbers, openJobs, read, total } from './read-lists.ts';

export async function places(caller: ApiCaller): Promise<Numbers> {
  const numbers: Numbers = {};
  const { brands } = await read<{ brands: Brand[] }>(caller, listPermittedBrands);
  const { location_groups } = await read<ResponseOf<typeof listLocationGroups>>(caller, listLocationGroups);
  for (const { id, name, location_counts, location_groups: shown } of brands) {
    const groups = location_groups.filter(({ brand_id }) => brand_id === id);
    numbers[`locations of ${name}`] = [location_counts, await total(caller, listLocations, { brand_id: id })];
    numbers[`location groups of ${name}`] = [shown.length, groups.length];
  }
  const { locations } = await read<{ locations: Location[] }>(caller, listLocations, { query: { per_page: 5 } });
  for (const { id, name, open_positions_count } of locations) {
    numbers[`open jobs at ${name}`] = [open_positions_count, await openJobs(caller, { location: String(id) })];
  }
  const { departments } = await read<{ departments: Department[] }>(caller, listDepartments, {
    query: { per_page: 100 },
  });
  for (const { id, name, open_positions_count } of departments) {
    numbers[`open jobs in ${name}`] = [open_positions_count, await openJobs(caller, { department: String(id) })];
  }
  return numbers;
}

/** Needs `edit_user`. */
export async function people(caller: ApiCaller): Promise<Numbers> {
  const { company_roles } = await read<ResponseOf<typeof listRoles>>(caller, listRoles);
  const everyone = await total(caller, listStaff);
  const numbers: Numbers = { 'team members tab': [everyone, await total(caller, listStaffWithLocations)] };
  for (const { id, name, staff_count } of company_roles) {
    const listed = await total(caller, listStaffWithLocations, { company_role_id: id });
    numbers[`team members with the role ${name}`] = [staff_count, listed];
  }
  return numbers;
}

/** Their upcoming interviews, which the agenda of their calendar lists. */
export async function openWork(caller: ApiCaller): Promise<Numbers> {
  const { company_staffs } = await read<ResponseOf<typeof listStaff>>(caller, listStaff, {
    query: { per_page: 4, status: 'active', order: 'created_at asc' },
  });
  const numbers: Numbers = {};
  for (const { id, name } of company_staffs) {
    const now = new Date();
    const query = { from: now.toISOString(), to: addSeconds(now, 60 * SECONDS.day).toISOString() };
    const work = await read<ResponseOf<typeof getStaffOpenWork>>(caller, getStaffOpenWork, { params: { id } });
    const { meetings } = await read<{ meetings: Meeting[] }>(caller, listMeetings, {
      query: { ...query, company_staff_ids: String(id) },
    });
    const ahead = meetings.filter(
      ({ status, starts_at }) => ['pending', 'confirmed'].includes(status) && new Date(starts_at) > now,
    );
    numbers[`open interviews of ${name}`] = [work.meetings_count, ahead.length];
  }
  return numbers;
}

/** Needs `edit_template`. */
export async function templates(caller: ApiCaller): Promise<Numbers> {
  const numbers: Numbers = {};
  const query = { per_page: 10 };
  type Processes = ResponseOf<typeof listHiringProcessTemplates>;
  const processes = await read<Processes>(caller, listHiringProcessTemplates, { query });
  for (const { id, name, is_default, positions_count } of processes.hiring_process_templates) {
    const hiring_process_template = is_default ? `${id},${UNSORTED_FILTER}` : String(id);
    numbers[`jobs with the process ${name}`] = [positions_count, await jobs(caller, { hiring_process_template })];
  }
  type Templates = ResponseOf<typeof listPositionTemplates>;
  const { position_templates } = await read<Templates>(caller, listPositionTemplates, { query });
  for (const { id, name, positions_count } of position_templates) {
    const listed = await jobs(caller, { position_template: String(id) });
    numbers[`jobs of the template ${name}`] = [positions_count, listed];
  }
  return numbers;
}
