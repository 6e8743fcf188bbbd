// People, employees, and jobs that match the typed text, searched on the server within the user's scope (AHD-004).
import { searchEverything } from '@onward/contract/applicants/pipeline';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Briefcase, IdCard, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api.ts';
import { paths } from '../../platform/routing/paths.ts';
import { ACTIONS_PREFIX, type PaletteEntry } from './palette-entries.ts';

const PAUSE_MS = 120;
const LEAST_TYPED = 2;

/** Typing cancels the earlier search, so only the latest result is shown. Silent: pages are found anyway. */
const foundQuery = (query: string) =>
  queryOptions({
    queryKey: ['palette-search', query] as const,
    queryFn: ({ signal }) => api.call(searchEverything, { query: { query }, signal, silent: true }),
    placeholderData: keepPreviousData,
    enabled: query.length >= LEAST_TYPED && !query.startsWith(ACTIONS_PREFIX),
  });

export function useFoundEntries(typed: string): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = usePaused(typed.trim());
  const { data } = useQuery(foundQuery(query));
  if (typed.trim().length < LEAST_TYPED || !data) return [];
  const people = data.people.map(
    ({ application_id: id, name, position_title, location_name, stage_name }): PaletteEntry => ({
      id: `person:${id}`,
      group: 'people',
      label: name,
      detail: `${position_title}, ${location_name} · ${stage_name}`,
      icon: UserRound,
      found: true,
      run: () => void navigate(paths.applicant(id)),
    }),
  );
  const jobs = data.jobs.map(
    ({ id, position_key, title, location_name, status }): PaletteEntry => ({
      id: `job:${id}`,
      group: 'jobs',
      label: `${title}, ${location_name}`,
      detail: t(`shell:palette.jobStatuses.${status}`),
      icon: Briefcase,
      found: true,
      run: () => void navigate(paths.positionApplicants(null, null, position_key)),
    }),
  );
  const employees = data.employees.map(
    ({ id, name, position, location }): PaletteEntry => ({
      id: `employee:${id}`,
      group: 'employees',
      label: name,
      detail: [position, location].filter(Boolean).join(', '),
      icon: IdCard,
      found: true,
      run: () => void navigate(paths.employeeProfile(id)),
    }),
  );
  return [...people, ...employees, ...jobs];
}

/** The typed text, debounced. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
