import type { Layer } from './weights.ts';

/**
 * The network applied to a levelled picture, [height of the weights, `width`] with `width` a multiple of 4.
 * Gives raw odds, [2 * width / 4, classes]; the array is the caller's.
 */
export type NeuralNetwork = (picture: Float32Array, width: number) => Float32Array;

/** Makes the network of layers, for pictures of that height. */
export type NetworkMaker = (layers: readonly Layer[], height: number) => NeuralNetwork | Promise<NeuralNetwork>;

/** Rows and columns of what comes out of a layer. */
export function sizeAfter({ kernel, stride, padding }: Layer, rows: number, columns: number): [number, number] {
  return [
    Math.floor((rows + 2 * padding[0] - kernel[0]) / stride[0]) + 1,
    Math.floor((columns + 2 * padding[1] - kernel[1]) / stride[1]) + 1,
  ];
}
