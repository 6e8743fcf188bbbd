import './page.ts';
import { BookingIsland } from '../islands/booking/BookingIsland.tsx';
import { wakeIsland } from '../islands/island.tsx';

wakeIsland(BookingIsland);
