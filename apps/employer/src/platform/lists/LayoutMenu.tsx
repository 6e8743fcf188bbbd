// Selects a list's columns and density. Phones show cards, which have neither.
import { DENSITIES, LIST_COLUMNS, type ListColumn, shownColumns } from '@onward/domain/saved-views/list-layout';
import type { ViewList } from '@onward/domain/saved-views/views';
import { Button, Checkbox, Popover, Radio } from 'antd';
import { Columns3 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../design/theme/use-is-phone.ts';
import styles from './LayoutMenu.module.css';
import type { ListLayout } from './list-layout.ts';
import type { ChangeLayout } from './use-list-layout.ts';

interface Props<List extends ViewList> {
  list: List;
  layout: ListLayout<List>;
  /** Not shown on this screen unless chosen, so they are not ticked either. */
  withoutRoom?: readonly ListColumn<List>[];
  /** Would say the same in every row of this screen, so they are not offered. */
  absent?: readonly ListColumn<List>[];
  onChange: ChangeLayout<List>;
  title: (column: ListColumn<List>) => string;
}

export function LayoutMenu<List extends ViewList>(props: Props<List>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = props.layout.columns !== null || props.layout.density !== 'comfortable';
  if (useIsPhone()) return null;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <span className={styles.place}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        destroyOnHidden
        content={<Choices {...props} onClose={close} />}
      >
        <Button
          ref={button}
          className={styles.button ?? ''}
          data-changed={changed}
          icon={<Columns3 size={16} />}
          aria-expanded={open}
        >
          {t('saved-views:look.columns')}
        </Button>
      </Popover>
    </span>
  );
}

function Choices<List extends ViewList>({
  list,
  layout,
  withoutRoom = [],
  absent = [],
  onChange,
  title,
  onClose,
}: Props<List> & { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [, ...optional]: readonly ListColumn<List>[] = LIST_COLUMNS[list];
  const offered = optional.filter((column) => !absent.includes(column));
  const shown = shownColumns(list, layout.columns).filter((column) => !withoutRoom.includes(column));
  const toggle = (column: ListColumn<List>) =>
    onChange({ columns: shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column] });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard here for whatever control has the focus
    <div
      className={styles.choices}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <fieldset className={styles.group}>
        <legend>{t('saved-views:look.columns')}</legend>
        {offered.map((column, index) => (
          <Checkbox
            key={column}
            autoFocus={index === 0}
            checked={shown.includes(column)}
            onChange={() => toggle(column)}
          >
            {title(column)}
          </Checkbox>
        ))}
        {layout.columns && layout.columns.length < LIST_COLUMNS[list].length && (
          <button type="button" className={styles.reset} onClick={() => onChange({ columns: [...LIST_COLUMNS[list]] })}>
            {t('saved-views:look.reset')}
          </button>
        )}
      </fieldset>
      <div className={styles.group}>
        <span id={id} className={styles.label}>
          {t('saved-views:look.rowHeight')}
        </span>
        <Radio.Group
          aria-labelledby={id}
          value={layout.density}
          onChange={(event) => onChange({ density: event.target.value })}
          options={DENSITIES.map((density) => ({ value: density, label: t(`saved-views:look.${density}`) }))}
        />
      </div>
    </div>
  );
}
