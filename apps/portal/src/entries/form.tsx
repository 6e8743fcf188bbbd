import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { FormIsland } from '../islands/tasks/FormIsland.tsx';

hydrateIsland(FormIsland);
