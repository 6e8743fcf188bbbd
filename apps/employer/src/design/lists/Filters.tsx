// The filters of a list: chips above it; on phones one button with the number of active filters that opens a sheet.
import { Button, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './Filters.module.css';

interface Props {
  /** How many are active. */
  count: number;
  onClear: () => void;
  /** The chips. */
  children: ReactNode;
}

export function Filters(props: Props) {
  const { t } = useTranslation();
  const { count, onClear, children } = props;
  if (useIsPhone()) return <FilterSheet {...props} />;
  return (
    <>
      {children}
      {count > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('shell:filters.clearAll')}
        </button>
      )}
    </>
  );
}

function FilterSheet({ count, onClear, children }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.open ?? ''}
        data-set={count > 0}
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('shell:filters.titleWith', { count }) : t('shell:filters.title')}
      </Button>
      <Drawer
        open={open}
        placement="bottom"
        size="auto"
        title={t('shell:filters.title')}
        rootClassName={styles.sheet ?? ''}
        closable={{ placement: 'end' }}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles.foot}>
            <Button disabled={count === 0} onClick={onClear}>
              {t('shell:filters.clearAll')}
            </Button>
            <Button type="primary" onClick={() => setOpen(false)}>
              {t('shell:filters.done')}
            </Button>
          </div>
        }
      >
        <div className={styles.chips}>{children}</div>
      </Drawer>
    </>
  );
}
