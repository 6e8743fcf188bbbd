// Copies text, pay and questions of a template into the job; can be undone with one click (JOB-014).
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { LayoutTemplate } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNoteId } from '../../../design/fields/Field.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { freshQuestionId } from '../../questions/parts/question-list.ts';
import { templateChoicesQuery } from '../positions.api.ts';
import styles from './InsertTemplate.module.css';
import { INSERT_PARTS, type InsertPart, insertedFrom, replacedBy } from './insert-template.ts';
import type { EntryFields } from './posting/fields.ts';

export function InsertTemplate({ entries, change }: Pick<EntryFields, 'entries' | 'change'>) {
  const { t } = useTranslation();
  const { data: templates = [] } = useQuery(templateChoicesQuery);
  const choosing = useDialog<true>();
  if (templates.length === 0) return null;

  const insert = (template: PositionTemplate, parts: readonly InsertPart[]) => {
    const inserted = insertedFrom(template, parts, freshQuestionId);
    const before = replacedBy(entries, inserted);
    change(inserted);
    choosing.close();
    toasts.success(t('positions:insert.done', { name: template.name }), {
      label: t('shell:undo'),
      run: () => change(before),
    });
  };
  return (
    <>
      <Button type="text" size="small" icon={<LayoutTemplate size={15} />} onClick={() => choosing.show(true)}>
        {t('positions:insert.button')}
      </Button>
      <InsertDialog
        key={choosing.visit}
        open={choosing.open}
        templates={templates}
        onInsert={insert}
        onClose={choosing.close}
      />
    </>
  );
}

interface DialogProps {
  open: boolean;
  templates: readonly PositionTemplate[];
  onInsert: (template: PositionTemplate, parts: readonly InsertPart[]) => void;
  onClose: () => void;
}

interface Choice {
  template: number | null;
  parts: InsertPart[];
}

function InsertDialog({ open, templates, onInsert, onClose }: DialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const chosen = (id: number | null) => templates.find((template) => template.id === id);
  const form = useForm<Choice>({
    initial: { template: null, parts: [...INSERT_PARTS] },
    check: ({ template, parts }) => ({
      ...(!chosen(template) && { template: t('positions:insert.choose') }),
      ...(parts.length === 0 && { parts: t('positions:insert.none') }),
    }),
    submit: async ({ template, parts }) => {
      const taken = chosen(template);
      if (taken) onInsert(taken, parts);
    },
  });
  const parts = form.field('parts');
  const labels: Record<InsertPart, string> = {
    title: t('positions:fields.title'),
    description: t('positions:fields.description'),
    pay: t('positions:pay.title'),
    questions: t('positions:fields.questions'),
  };
  return (
    <FormDialog
      id={formId}
      open={open}
      title={t('positions:insert.title')}
      submitLabel={t('positions:insert.submit')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        field={form.field('template')}
        label={t('positions:fields.template')}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <fieldset id={parts.id} className={styles.parts} tabIndex={-1} aria-describedby={fieldNoteId(parts.id)}>
        <legend>{t('positions:insert.parts')}</legend>
        <Checkbox.Group<InsertPart>
          value={parts.value}
          onChange={(value) => parts.onChange(INSERT_PARTS.filter((part) => value.includes(part)))}
          options={INSERT_PARTS.map((value) => ({ value, label: labels[value] }))}
        />
        <p id={fieldNoteId(parts.id)} data-error={parts.error !== null} aria-live="polite">
          {parts.error ?? t('positions:insert.hint')}
        </p>
      </fieldset>
    </FormDialog>
  );
}
