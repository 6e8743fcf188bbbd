// Header buttons that belong to one part of the page. The page provides a slot, the part renders into it.
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './HeaderActions.module.css';

const Place = createContext<HTMLElement | null>(null);

/** `children` gets the slot to place among the header's actions; parts inside it can render into it. */
export function WithHeaderActions({ children }: { children: (place: ReactNode) => ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <Place value={place}>{children(<div ref={setPlace} className={styles.place} />)}</Place>;
}

export function HeaderActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
