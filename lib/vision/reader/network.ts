import type { Layer } from './weights.ts';

/** Applies the network to [height, `width`], `width` a multiple of 4. Returns raw odds [2 * width / 4, classes], owned by the caller. */
export type NeuralNetwork = (picture: Float32Array, width: number) => Float32Array;

/** Builds a network for pictures of this height. */
export type NetworkMaker = (layers: readonly Layer[], height: number) => NeuralNetwork | Promise<NeuralNetwork>;

/** Returns the number of rows and columns that a layer outputs. */
export function sizeAfter({ kernel, stride, padding }: Layer, rows: number, columns: number): [number, number] {
  return [
    Math.floor((rows + 2 * padding[0] - kernel[0]) / stride[0]) + 1,
    Math.floor((columns + 2 * padding[1] - kernel[1]) / stride[1]) + 1,
  ];
}
