// Sets or removes a link in the text.
import { Button, Input, Popover } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LinkPopover.module.css';

interface Props {
  address: string;
  onSet: (address: string) => void;
  /** Null while there is no link. */
  onRemove: (() => void) | null;
}

/** A link typed without a scheme is a web address. */
const complete = (typed: string): string => (/^(https?:\/\/|mailto:)/i.test(typed) ? typed : `https://${typed}`);

export function LinkPopover({ address, onSet, onRemove }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(address);
  const close = () => setOpen(false);
  const set = () => {
    if (typed.trim() === '') return;
    onSet(complete(typed.trim()));
    close();
  };
  const label = t('positions:editor.tools.link');
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTyped(address);
      }}
      trigger="click"
      arrow={false}
      placement="bottomLeft"
      destroyOnHidden
      content={
        <div className={styles.form}>
          <Input
            autoFocus
            aria-label={t('positions:editor.linkAddress')}
            placeholder="https://"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={set}
          />
          <div className={styles.actions}>
            {onRemove && (
              <Button
                size="small"
                onClick={() => {
                  onRemove();
                  close();
                }}
              >
                {t('positions:editor.linkRemove')}
              </Button>
            )}
            <Button size="small" type="primary" onClick={set}>
              {t('positions:editor.linkSet')}
            </Button>
          </div>
        </div>
      }
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-pressed={onRemove !== null}
      >
        <Link2 size={16} aria-hidden="true" />
      </button>
    </Popover>
  );
}
