// The arithmetic of test/suites/reader/arrays.ts with SIMD. kernel.wasm is made of it by
//   clang --target=wasm32 -O2 -msimd128 -ffast-math -fno-builtin -nostdlib -Wl,--no-entry -Wl,--import-memory -Wl,--strip-all -o kernel.wasm kernel.c
// (clang and lld 14 of Debian 12; kernel.test.ts holds the two together). Pictures lie as [rows, columns, channels].
// Products are of whole numbers of 16 bits, for which processors have twice as many lanes: `whole` makes them of what goes into a layer,
// and kernel.ts of its weights, so that no sum is too large for 32 bits.
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))

// The largest whole number that goes into a layer: LARGEST of kernel.ts.
#define LARGEST 8191
// Added to a float below 2^21 it leaves the nearest whole number in the lowest bits.
#define ROUND 12582912.0f
#define ROUND_BITS 0x4b400000

typedef short Whole;

extern unsigned char __heap_base;

// Where free memory begins, in bytes.
EXPORT(heap) int heap(void) { return (int)&__heap_base; }

// To whole numbers from -LARGEST to LARGEST; the answer is what 1 of them is worth. `count` is a multiple of 8.
EXPORT(whole)
float whole(int count, const float *in, Whole *out) {
  v128_t most = wasm_f32x4_splat(1e-20f);
  for (int at = 0; at < count; at += 4) most = wasm_f32x4_pmax(most, wasm_f32x4_abs(wasm_v128_load(in + at)));
  most = wasm_f32x4_pmax(most, wasm_i32x4_shuffle(most, most, 2, 3, 0, 1));
  most = wasm_f32x4_pmax(most, wasm_i32x4_shuffle(most, most, 1, 0, 3, 2));
  float one = wasm_f32x4_extract_lane(most, 0) / LARGEST;
  v128_t times = wasm_f32x4_splat(1 / one), round = wasm_f32x4_splat(ROUND), bits = wasm_i32x4_splat(ROUND_BITS);
  for (int at = 0; at < count; at += 8) {
    v128_t low = wasm_f32x4_add(wasm_f32x4_mul(wasm_v128_load(in + at), times), round);
    v128_t high = wasm_f32x4_add(wasm_f32x4_mul(wasm_v128_load(in + at + 4), times), round);
    wasm_v128_store(out + at, wasm_i16x8_narrow_i32x4(wasm_i32x4_sub(low, bits), wasm_i32x4_sub(high, bits)));
  }
  return one;
}

// out[rows, outputs] = in[rows, inputs] x weights x worth + bias, cut off below 0 if `relu`, plus `added` if not 0.
// `outputs` is a multiple of 8 and `inputs` of 2. Weights lie as [outputs / 8, inputs / 2, 8 outputs, 2 inputs]; `worths` says for each
// output what 1 of them is worth, `worth` the same of what goes in. Four rows and eight outputs at a time stay in registers; up to three
// rows behind the last one are read, and not used.
EXPORT(multiply)
void multiply(int rows, int outputs, int inputs, const Whole *in, float worth, const Whole *weights, const float *worths, const float *bias,
              float *out, const float *added, int relu) {
  for (int o = 0; o < outputs; o += 8, weights += 8 * inputs)
    for (int row = 0; row < rows; row += 4) {
      v128_t zero = wasm_i32x4_splat(0), sums[8] = {zero, zero, zero, zero, zero, zero, zero, zero};
      const Whole *from = in + row * inputs, *weight = weights;
      for (int i = 0; i < inputs; i += 2, weight += 16) {
        v128_t a = wasm_v128_load(weight), b = wasm_v128_load(weight + 8);
        for (int r = 0; r < 4; r++) {
          v128_t pair = wasm_v128_load32_splat(from + r * inputs + i);
          sums[2 * r] = wasm_i32x4_add(sums[2 * r], wasm_i32x4_dot_i16x8(pair, a));
          sums[2 * r + 1] = wasm_i32x4_add(sums[2 * r + 1], wasm_i32x4_dot_i16x8(pair, b));
        }
      }
      for (int r = 0; r < 4 && row + r < rows; r++)
        for (int side = 0; side < 2; side++) {
          int four = o + 4 * side, at = (row + r) * outputs + four;
          v128_t times = wasm_f32x4_mul(wasm_f32x4_splat(worth), wasm_v128_load(worths + four));
          v128_t sum = wasm_f32x4_mul(wasm_f32x4_convert_i32x4(sums[2 * r + side]), times);
          sum = wasm_f32x4_add(sum, wasm_v128_load(bias + four));
          if (relu) sum = wasm_f32x4_pmax(sum, wasm_f32x4_splat(0));
          wasm_v128_store(out + at, added ? wasm_f32x4_add(sum, wasm_v128_load(added + at)) : sum);
        }
    }
}

// A filter per channel, cut off below 0. `channels` is a multiple of 8.
EXPORT(filter)
void filter(int rows, int columns, int channels, int kernel_rows, int kernel_columns, int step_down, int step_right, int pad_rows,
            int pad_columns, const float *in, const float *weights, const float *bias, float *out, int out_rows, int out_columns) {
  for (int y = 0; y < out_rows; y++)
    for (int x = 0; x < out_columns; x++, out += channels) {
      int top = y * step_down - pad_rows, left = x * step_right - pad_columns;
      int above = top < 0 ? -top : 0, below = top + kernel_rows > rows ? rows - top : kernel_rows;
      int before = left < 0 ? -left : 0, after = left + kernel_columns > columns ? columns - left : kernel_columns;
      for (int c = 0; c < channels; c += 8) {
        v128_t low = wasm_v128_load(bias + c), high = wasm_v128_load(bias + c + 4);
        for (int i = above; i < below; i++) {
          const float *value = in + ((top + i) * columns + left + before) * channels + c;
          const float *weight = weights + (i * kernel_columns + before) * channels + c;
          for (int j = before; j < after; j++, value += channels, weight += channels) {
            low = wasm_f32x4_add(low, wasm_f32x4_mul(wasm_v128_load(value), wasm_v128_load(weight)));
            high = wasm_f32x4_add(high, wasm_f32x4_mul(wasm_v128_load(value + 4), wasm_v128_load(weight + 4)));
          }
        }
        wasm_v128_store(out + c, wasm_f32x4_pmax(low, wasm_f32x4_splat(0)));
        wasm_v128_store(out + c + 4, wasm_f32x4_pmax(high, wasm_f32x4_splat(0)));
      }
    }
}

// For each place of the kernel what it covers, one after another: a dense layer is then one `multiply`. An odd number of them gets a 0.
EXPORT(unfold)
void unfold(int rows, int columns, int channels, int kernel_rows, int kernel_columns, int step_down, int step_right, int pad_rows,
            int pad_columns, const Whole *in, Whole *out, int out_rows, int out_columns) {
  int odd = kernel_rows * kernel_columns * channels & 1;
  for (int y = 0; y < out_rows; y++)
    for (int x = 0; x < out_columns; x++) {
      for (int i = 0; i < kernel_rows; i++)
        for (int j = 0; j < kernel_columns; j++, out += channels) {
          int row = y * step_down + i - pad_rows, column = x * step_right + j - pad_columns;
          int inside = row >= 0 && row < rows && column >= 0 && column < columns;
          const Whole *from = in + (row * columns + column) * channels;
          for (int c = 0; c < channels; c++) out[c] = inside ? from[c] : 0;
        }
      if (odd) *out++ = 0;
    }
}
