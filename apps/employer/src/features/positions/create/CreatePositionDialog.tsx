// Creates a job, from a template or blank, at one or more locations, then opens its editor (JOB-010).
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { processChoicesQuery, templateChoicesQuery } from '../positions.api.ts';
import { ResultsDialog } from '../ResultsDialog.tsx';
import { LocationsField } from './LocationsField.tsx';
import { useCreatePosition } from './use-create-position.tsx';
import { usePublishDrafts } from './use-publish-drafts.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const named = (records: readonly { id: number; name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

export default function CreatePositionDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const { departments } = useStartup();
  const { data: templates = [] } = useQuery({ ...templateChoicesQuery, enabled: open });
  const { data: processes = [] } = useQuery({ ...processChoicesQuery, enabled: open });
  const { form, done, results, drafts, leave, chooseTemplate, noteStatus, closeResults } = useCreatePosition(onClose);
  const { mayPublish, busy, publish } = usePublishDrafts(noteStatus);
  const { locations } = form.values;
  const template = form.field('template');
  const publishLabel = (count: number): string =>
    count === 2 ? t('positions:create.publishBoth') : t('positions:create.publishAll', { count });
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
          field={{ ...template, onChange: (id) => chooseTemplate(templates.find((each) => each.id === id)) }}
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
        open={results !== undefined}
        title={t('positions:create.resultsTitle', {
          count: results?.filter(({ ok }) => ok).length ?? 0,
          all: results?.length ?? 0,
        })}
        rows={results ?? []}
        next={
          mayPublish && drafts.length > 0
            ? { label: publishLabel(drafts.length), busy, run: () => void publish(drafts) }
            : undefined
        }
        onClose={closeResults}
      />
    </>
  );
}
