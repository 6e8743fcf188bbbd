// The values of a filter: choices, words, numbers, days, or a named period.
import type { ReportColumn } from '@onward/domain/reports/columns';
import {
  FILTER_VALUE_MAX_LENGTH,
  FILTER_VALUES_MAX,
  isPeriod,
  PERIODS,
  type ReportFilter,
} from '@onward/domain/reports/filters';
import type { ReportSource } from '@onward/domain/reports/sources';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../design/fields/TextInput.tsx';
import { useColumnTexts } from '../use-column-texts.ts';
import styles from './FilterEditor.module.css';

interface Props {
  id: string;
  noteId: string;
  source: ReportSource;
  column: ReportColumn;
  filter: ReportFilter;
  onChange: (value: readonly string[]) => void;
}

/** The option for a custom period in the list of periods. */
const OWN_DAYS = 'own_days';

const inputType = ({ type }: ReportColumn): 'date' | 'text' => (type === 'date' || type === 'moment' ? 'date' : 'text');
const inputMode = ({ type }: ReportColumn): 'decimal' | 'text' =>
  type === 'number' || type === 'money' ? 'decimal' : 'text';

export function FilterValue(props: Props) {
  const { id, noteId, column, filter, onChange } = props;
  const isTime = inputType(column) === 'date';
  const { operator, value } = filter;
  const isList = operator === 'is' || operator === 'is_not';
  if (isList && !isTime) return <ListValue {...props} />;
  if (operator === 'between') return isTime ? <PeriodValue {...props} /> : <PairValue {...props} />;
  return (
    <TextInput
      id={id}
      type={inputType(column)}
      inputMode={inputMode(column)}
      maxLength={FILTER_VALUE_MAX_LENGTH}
      value={value[0] ?? ''}
      aria-describedby={noteId}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
    />
  );
}

/** Several values, of which any may match: selected if the column has fixed choices, otherwise typed. */
function ListValue({ id, noteId, source, column, filter, onChange }: Props) {
  const { t } = useTranslation();
  const { choicesOf } = useColumnTexts(source);
  return (
    <Select<string[]>
      id={id}
      mode={column.choices ? 'multiple' : 'tags'}
      className={styles.wide ?? ''}
      maxCount={FILTER_VALUES_MAX}
      tokenSeparators={column.choices ? [] : [',', ';']}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t(column.choices ? 'reports:filter.choose' : 'reports:filter.type')}
      value={[...filter.value]}
      onChange={(chosen) => onChange(chosen.map((each) => each.trim()).filter((each) => each !== ''))}
      options={choicesOf(column)}
      aria-describedby={noteId}
      getPopupContainer={(element) => element.parentElement ?? document.body}
    />
  );
}

function PeriodValue(props: Props) {
  const { id, noteId, filter, onChange } = props;
  const { t } = useTranslation();
  const [first = ''] = filter.value;
  const period = filter.value.length === 1 && isPeriod(first) ? first : OWN_DAYS;
  return (
    <>
      <Select<string>
        id={id}
        className={styles.wide ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        value={period}
        onChange={(chosen) => onChange(chosen === OWN_DAYS ? [] : [chosen])}
        options={[
          ...PERIODS.map((value) => ({ value: value as string, label: t(`reports:periods.${value}`) })),
          { value: OWN_DAYS, label: t('reports:filter.ownDays') },
        ]}
        aria-describedby={noteId}
        getPopupContainer={(element) => element.parentElement ?? document.body}
      />
      {period === OWN_DAYS && (
        <div className={styles.custom}>
          <PairValue {...props} id={`${id}-days`} />
        </div>
      )}
    </>
  );
}

function PairValue({ id, noteId, column, filter, onChange }: Props) {
  const { t } = useTranslation();
  const [from = '', to = ''] = filter.value;
  const set = (pair: [string, string]) => onChange(pair.every((each) => each === '') ? [] : pair);
  const shared = { type: inputType(column), inputMode: inputMode(column), 'aria-describedby': noteId };
  return (
    <div className={styles.pair}>
      <TextInput
        {...shared}
        id={id}
        aria-label={t('reports:filter.from')}
        value={from}
        onChange={({ target }) => set([target.value, to])}
      />
      <TextInput
        {...shared}
        aria-label={t('reports:filter.to')}
        value={to}
        onChange={({ target }) => set([from, target.value])}
      />
    </div>
  );
}
