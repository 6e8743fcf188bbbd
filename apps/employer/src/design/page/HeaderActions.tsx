// Buttons that belong to a part of the page but stand in its header. The page gives the place, the part fills it.
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './HeaderActions.module.css';

const Place = createContext<HTMLElement | null>(null);

/** `children` gets the place to put among the header's actions; parts inside it can fill that place. */
export function WithHeaderActions({ children }: { children: (place: ReactNode) => ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <Place value={place}>{children(<div ref={setPlace} className={styles.place} />)}</Place>;
}

export function HeaderActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
