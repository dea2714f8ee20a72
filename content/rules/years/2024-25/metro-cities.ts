/** The cities of the higher percentage are those of the year after. */
export { metroCities } from '../2025-26/metro-cities';
