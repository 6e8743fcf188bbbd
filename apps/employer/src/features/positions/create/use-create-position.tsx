// The form for a new job, and creating it at several locations with progress.
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useFailureText } from '../../../platform/forms/use-failure-text.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { usePlaces } from '../parts/use-places.ts';
import { createSeveral } from '../positions.api.ts';
import type { ResultRow } from '../ResultsDialog.tsx';
import { BLANK, createInBatches, type NewPosition, newPositionProblems } from './create-position.ts';
import { NextSteps } from './NextSteps.tsx';
import type { DraftStatus } from './use-publish-drafts.ts';

type Outcome = Awaited<ReturnType<typeof createInBatches>>;

export function useCreatePosition(onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { locationName } = usePlaces();
  const textOf = useFailureText();
  /** How many locations are done; null while nothing is being created. */
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The created jobs that are no draft anymore, by id. */
  const [statuses, setStatuses] = useState<Readonly<Record<number, DraftStatus>>>({});

  const create = async ({ template, title, department, locations, process }: NewPosition): Promise<Outcome> => {
    const position = {
      title: title.trim(),
      position_template_id: template,
      department_id: department,
      hiring_process_template_id: process,
    };
    setDone(0);
    try {
      return await createInBatches(locations, {
        create: (location_ids) => createSeveral({ position, location_ids }),
        onProgress: setDone,
        whyNot: (error) => {
          const failure = takeFailure(error);
          return { error_code: failure.code, message: textOf(failure) };
        },
      });
    } finally {
      setDone(null);
    }
  };

  const showResults = (made: Outcome) => {
    const count = made.filter(({ ok }) => ok).length;
    if (count > 0) toasts.success(t('positions:create.made', { count }));
    setStatuses({});
    setOutcome(made);
  };

  const statusOf = (positionId: number): DraftStatus => statuses[positionId] ?? 'pending';
  const wordsOf = (status: DraftStatus): string =>
    status === 'held' ? t('positions:create.held') : t(`positions:statuses.${status}`);
  const results: ResultRow[] | undefined = outcome?.map(({ id, ok, message, position_id, position_key }) => ({
    id,
    ok,
    message,
    name: locationName(id),
    ...(position_id && { state: wordsOf(statusOf(position_id)) }),
    link: position_key && <NextSteps positionKey={position_key} />,
  }));
  /** Those that can be published right away. */
  const drafts = outcome?.flatMap(({ position_id }) =>
    position_id && statusOf(position_id) === 'pending' ? position_id : [],
  );

  const form = useForm<NewPosition>({
    initial: BLANK,
    check: (entries) =>
      Object.fromEntries(
        Object.entries(newPositionProblems(entries)).map(([name, problem]) => [
          name,
          t(`positions:create.problems.${problem}`),
        ]),
      ),
    submit: async (entries) => {
      const made = await create(entries);
      leave();
      const [only, ...others] = made;
      if (only?.ok && only.position_key && others.length === 0) void navigate(paths.jobPosting(only.position_key));
      else showResults(made);
    },
  });

  const leave = () => {
    form.reset(BLANK);
    onClose();
  };

  /** Copies the template into the form, where it can still be changed. */
  const chooseTemplate = (template: PositionTemplate | undefined) =>
    form.change(
      template
        ? {
            template: template.id,
            title: template.title,
            department: template.department_id,
            process: template.hiring_process_template_id,
          }
        : { template: null },
    );

  return {
    form,
    done,
    results,
    drafts: drafts ?? [],
    leave,
    chooseTemplate,
    noteStatus: (ids: readonly number[], status: DraftStatus) =>
      setStatuses((before) => ({ ...before, ...Object.fromEntries(ids.map((id) => [id, status])) })),
    closeResults: () => setOutcome(null),
  };
}
