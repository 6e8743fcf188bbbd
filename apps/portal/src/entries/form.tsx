import './page.ts';
import { wakeIsland } from '../islands/island.tsx';
import { FormIsland } from '../islands/tasks/FormIsland.tsx';

wakeIsland(FormIsland);
