// The state of a start: people, process, link, readiness, and sending it (ONB-030..032).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import type { Readiness } from '@onward/contract/onboarding/onboarding-processes';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { processChoicesQuery, readinessQuery, startMany, startOne } from '../employee-processes.api.ts';
import { type LinkEntries, linkBody } from '../link/link-entries.ts';
import { useLinkForm } from '../link/use-link-form.ts';
import { canStart, mergePeople, type PersonKey, personBody, readyState, type StartPerson } from './start-people.ts';

interface Options {
  first: readonly OnboardingCandidate[];
  onStarted: (process: EmployeeProcess) => void;
  onBatch: (id: number) => void;
}

/** Without channels nothing is sent, so the message is not part of the request. */
const linkOf = (entries: LinkEntries) => (entries.send_sms || entries.send_email ? linkBody(entries) : {});

export function useStart({ first, onStarted, onBatch }: Options) {
  const { t } = useTranslation();
  const [people, setPeople] = useState(() => mergePeople([], first, true));
  const [picked, setPicked] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { data: processes } = useQuery(processChoicesQuery);
  // The only process is chosen at once.
  const processId = picked ?? (processes?.length === 1 ? (processes[0]?.id ?? null) : null);
  const chosen = people.filter((person) => person.isChosen);
  const readiness = useReadiness(processId, chosen);
  const states = new Map(people.map((person) => [person.key, readyState(person, readiness)]));
  const starting = chosen.filter(({ key }) => processId !== null && canStart(states.get(key) ?? 'checking'));
  const [only] = starting;
  const targets = chosen.length === 1 && chosen[0] ? contactOf(chosen[0].candidate) : null;

  const submit = async (entries: LinkEntries) => {
    if (processId === null || !only) return;
    const common = { company_onboarding_process_id: processId, ...linkOf(entries) };
    if (starting.length === 1) onStarted(await startOne({ ...common, ...personBody(only) }));
    else onBatch((await startMany({ ...common, people: starting.map(personBody) })).id);
  };
  const link = useLinkForm({
    targets,
    isOptional: true,
    submit,
  });
  const change = (key: PersonKey, changed: Partial<StartPerson>) =>
    setPeople((now) => now.map((person) => (person.key === key ? { ...person, ...changed } : person)));
  return {
    people,
    states,
    chosen,
    starting,
    processes,
    processId,
    processProblem: isChecked && processId === null ? t('onboarding:start.missing.process') : null,
    peopleProblem: isChecked && chosen.length === 0 ? t('onboarding:start.missing.people') : null,
    readiness,
    link,
    /** Of the only person; several have different ones. */
    targets,
    choose: (key: PersonKey, isChosen: boolean) => change(key, { isChosen }),
    setDate: (key: PersonKey, startDate: string) => change(key, { startDate }),
    add: (found: readonly OnboardingCandidate[]) => setPeople((now) => mergePeople(now, found, true)),
    setProcess: setPicked,
    send: () => {
      setChecked(true);
      if (starting.length > 0) void link.send();
    },
    isDirty: picked !== null || link.dirty,
  };
}

export type Start = ReturnType<typeof useStart>;

const contactOf = ({ phone, email }: OnboardingCandidate) => ({ phone, email });

/** By location, because everybody at one location has the same answer. */
function useReadiness(
  processId: number | null,
  chosen: readonly StartPerson[],
): ReadonlyMap<number, Readiness | undefined> {
  const locations = [...new Set(chosen.flatMap(({ candidate }) => candidate.location?.id ?? []))];
  const results = useQueries({
    queries: processId === null ? [] : locations.map((location) => readinessQuery(processId, location)),
  });
  return new Map(locations.map((location, place) => [location, results[place]?.data]));
}
