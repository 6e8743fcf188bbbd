// What a column of a report is: its type decides how it is filtered, sorted, and written (RPT-003, RPT-005).

export type ColumnType = 'text' | 'number' | 'money' | 'date' | 'moment' | 'choice';

export interface ReportColumn {
  key: string;
  type: ColumnType;
  /** Columns are offered in groups; `reports:groups.<group>`. */
  group: string;
  /** The stored values of a choice. */
  choices?: readonly string[];
  /** Whether a value can be one the company added to the choices. */
  isOwnChoice?: (value: string) => boolean;
  /** Where the words for its values are, e.g. `applicants:statuses`; values without words are shown as they are. */
  labels?: string;
  /** Encrypted, so it can be neither filtered nor sorted, and it needs the right to sensitive data (RPT-004). */
  sensitive?: true;
}

export const FILTER_OPERATORS = ['is', 'is_not', 'contains', 'before', 'after', 'between', 'is_empty'] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

const OPERATORS: Record<ColumnType, readonly FilterOperator[]> = {
  text: ['is', 'is_not', 'contains', 'is_empty'],
  choice: ['is', 'is_not', 'is_empty'],
  number: ['is', 'is_not', 'before', 'after', 'between', 'is_empty'],
  money: ['is', 'is_not', 'before', 'after', 'between', 'is_empty'],
  date: ['is', 'before', 'after', 'between', 'is_empty'],
  moment: ['is', 'before', 'after', 'between', 'is_empty'],
};

export const operatorsOf = ({ type, sensitive }: ReportColumn): readonly FilterOperator[] =>
  sensitive ? [] : OPERATORS[type];

export const isSortable = (column: ReportColumn): boolean => !column.sensitive;
