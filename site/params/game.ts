export { isGameId as match } from '../../workers/registry';
