// A field or merge tag in the panel: pressed, pressed with the keyboard, or dragged onto the page.
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Placeable } from '../new-field.ts';
import type { Surface } from '../surface.ts';
import styles from './panels.module.css';
import { useTileDrag } from './use-tile-drag.ts';

interface Props {
  item: Placeable;
  surface: Surface;
  className: string | undefined;
  /** A merge tag that the document already contains. */
  used?: boolean;
  label?: string;
  children: ReactNode;
}

export function Tile({ item, surface, className, used, label, children }: Props) {
  const drag = useTileDrag((x, y) => surface.drop(item, x, y));
  const armed = surface.armed !== null && JSON.stringify(surface.armed) === JSON.stringify(item);
  return (
    <>
      <button
        type="button"
        className={className}
        data-armed={armed}
        data-used={used}
        aria-label={label}
        {...drag.handlers}
        // A click without a pointer is the Enter key or a screen reader.
        onClick={({ detail }) => (detail === 0 ? surface.place(item) : surface.press(item))}
      >
        {children}
      </button>
      {drag.at &&
        createPortal(
          <div className={styles.ghost} style={{ left: drag.at.x, top: drag.at.y }} aria-hidden="true">
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
