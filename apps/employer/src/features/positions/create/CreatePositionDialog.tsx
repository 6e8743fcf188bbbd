// A new job: from a template or blank, at one or more locations; then its editor (JOB-010).
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { usePlaces } from '../../../platform/positions/use-places.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { createSeveral, processChoicesQuery, templateChoicesQuery } from '../positions.api.ts';
import { type ResultRow, ResultsDialog } from '../ResultsDialog.tsx';
import { BLANK, createInBatches, type NewPosition, newPositionProblems } from './create-position.ts';
import { LocationsField } from './LocationsField.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

const named = (records: readonly { id: number; name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

export default function CreatePositionDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const formId = useId();
  const { departments } = useStartup();
  const { locationName } = usePlaces();
  const { data: templates = [] } = useQuery({ ...templateChoicesQuery, enabled: open });
  const { data: processes = [] } = useQuery({ ...processChoicesQuery, enabled: open });
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<ResultRow[] | null>(null);

  const create = async ({ template, title, department, locations, process }: NewPosition) => {
    const position = {
      title: title.trim(),
      position_template_id: template,
      department_id: department,
      hiring_process_template_id: process,
    };
    setDone(0);
    try {
      return await createInBatches(locations, (location_ids) => createSeveral({ position, location_ids }), setDone);
    } finally {
      setDone(null);
    }
  };

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
      const outcome = await create(entries);
      const [first] = outcome;
      form.reset(BLANK);
      if (first?.ok && first.position_key && outcome.length === 1) {
        onClose();
        void navigate(paths.jobPosting(first.position_key));
        return;
      }
      const made = outcome.filter(({ ok }) => ok).length;
      if (made > 0) toasts.success(t('positions:create.made', { count: made }));
      onClose();
      setResults(
        outcome.map(({ id, ok, message, position_key }) => ({
          id,
          ok,
          message,
          name: locationName(id),
          way: position_key && <Link to={paths.jobPosting(position_key)}>{t('positions:actions.edit')}</Link>,
        })),
      );
    },
  });

  const leave = () => {
    form.reset(BLANK);
    onClose();
  };

  const { locations } = form.values;
  const template = form.field('template');
  /** What the template says stands in the form, where it can still be changed. */
  const choose = (id: number | null) => {
    template.onChange(id);
    const chosen = templates.find((each) => each.id === id);
    if (chosen)
      form.change({
        title: chosen.title,
        department: chosen.department_id,
        process: chosen.hiring_process_template_id,
      });
  };

  return (
    <>
      <FormDialog
        id={formId}
        open={open}
        title={t('positions:create.title')}
        submitLabel={t('positions:create.submit', { count: Math.max(1, locations.length) })}
        form={form}
        onClose={leave}
      >
        <SelectField
          field={{ ...template, onChange: choose }}
          label={t('positions:create.start')}
          hint={template.value === null ? t('positions:create.blankHint') : undefined}
          options={named(templates)}
          clearable
        />
        <TextField field={form.field('title')} label={t('positions:fields.title')} maxLength={TITLE_MAX} required />
        <LocationsField field={form.field('locations')} />
        <SelectField
          field={form.field('department')}
          label={t('positions:fields.department')}
          options={named(departments)}
          clearable
        />
        <SelectField
          field={form.field('process')}
          label={t('positions:fields.process')}
          hint={t('positions:create.processHint')}
          options={named(processes)}
          clearable
        />
        <FormAlert failure={form.failure} />
        {done !== null && locations.length > 1 && (
          <div role="status">
            {t('positions:create.progress', { done, all: locations.length })}
            <Progress percent={(done / locations.length) * 100} showInfo={false} aria-hidden="true" />
          </div>
        )}
      </FormDialog>
      <ResultsDialog
        open={results !== null}
        title={t('positions:create.resultsTitle', {
          count: results?.filter(({ ok }) => ok).length ?? 0,
          all: results?.length ?? 0,
        })}
        rows={results ?? []}
        onClose={() => setResults(null)}
      />
    </>
  );
}
