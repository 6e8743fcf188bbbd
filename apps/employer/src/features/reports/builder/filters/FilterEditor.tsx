// Comparison and values of one filter (RPT-005).
import { type FilterOperator, operatorsOf } from '@onward/domain/reports/columns';
import type { ReportFilter } from '@onward/domain/reports/filters';
import { columnOf } from '@onward/domain/reports/sources';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { changeOperator, changeValue } from '../report-draft.ts';
import { useColumnTexts } from '../use-column-texts.ts';
import type { ReportEditing } from '../use-report-editor.ts';
import styles from './FilterEditor.module.css';
import { FilterValue } from './FilterValue.tsx';

interface Props {
  editing: ReportEditing;
  place: number;
  filter: ReportFilter;
  problem: string | undefined;
  onDone: () => void;
}

export function FilterEditor({ editing: { draft, change }, place, filter, problem, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { columnName } = useColumnTexts(draft.data_source);
  const column = columnOf(draft.data_source, filter.key);
  if (!column) return null;
  const isTime = column.type === 'date' || column.type === 'moment';
  const isAmount = column.type === 'number' || column.type === 'money';
  /** Amounts are below or above, days before or after. */
  const operatorText = (operator: FilterOperator): string =>
    t(`reports:filter.${isAmount ? 'amountOperators' : isTime ? 'dayOperators' : 'operators'}.${operator}`);
  // What is missing is not pointed out before anything was entered.
  const shownProblem = filter.value.length > 0 ? problem : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Esc for whichever control inside has focus
    <div
      className={styles.editor}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onDone();
      }}
    >
      <Field htmlFor={`${id}-operator`} label={columnName(filter.key)}>
        <Select<FilterOperator>
          id={`${id}-operator`}
          autoFocus
          className={styles.wide ?? ''}
          value={filter.operator}
          onChange={(operator) => change(changeOperator(draft, place, operator))}
          options={operatorsOf(column).map((operator) => ({ value: operator, label: operatorText(operator) }))}
          getPopupContainer={(element) => element.parentElement ?? document.body}
        />
      </Field>
      {filter.operator !== 'is_empty' && (
        <Field htmlFor={`${id}-value`} label={t('reports:filter.value')} error={shownProblem}>
          <FilterValue
            id={`${id}-value`}
            noteId={fieldNoteId(`${id}-value`)}
            source={draft.data_source}
            column={column}
            filter={filter}
            onChange={(value) => change(changeValue(draft, place, value))}
          />
        </Field>
      )}
      <div className={styles.foot}>
        <Button type="primary" size="small" onClick={onDone}>
          {t('reports:filter.done')}
        </Button>
      </div>
    </div>
  );
}
