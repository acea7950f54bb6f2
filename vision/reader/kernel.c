// The arithmetic of vision/reader/arrays.ts with SIMD. kernel.wasm is made of it by
//   clang --target=wasm32 -O3 -msimd128 -ffast-math -fno-builtin -nostdlib -Wl,--no-entry -Wl,--import-memory -Wl,--strip-all -o kernel.wasm kernel.c
// (clang and lld 14 of Debian 12; kernel.test.ts holds the two together). Pictures lie as [rows, columns, channels].
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))

extern unsigned char __heap_base;

// Where free memory begins, in bytes.
EXPORT(heap) int heap(void) { return (int)&__heap_base; }

static v128_t finish(v128_t sum, const float *added, int at, int relu) {
  if (relu) sum = wasm_f32x4_max(sum, wasm_f32x4_splat(0));
  return added ? wasm_f32x4_add(sum, wasm_v128_load(added + at)) : sum;
}

// out[rows, outputs] = in[rows, inputs] x weights[inputs, outputs] + bias, cut off below 0 if `relu`, plus `added` if not 0.
// `outputs` is a multiple of 8. Four rows and eight outputs at a time stay in registers.
EXPORT(multiply)
void multiply(int rows, int outputs, int inputs, const float *in, const float *weights, const float *bias, float *out,
              const float *added, int relu) {
  for (int o = 0; o < outputs; o += 8) {
    v128_t low = wasm_v128_load(bias + o), high = wasm_v128_load(bias + o + 4);
    int row = 0;
    for (; row + 4 <= rows; row += 4) {
      v128_t sums[8] = {low, high, low, high, low, high, low, high};
      const float *from = in + row * inputs, *weight = weights + o;
      for (int i = 0; i < inputs; i++, weight += outputs) {
        v128_t a = wasm_v128_load(weight), b = wasm_v128_load(weight + 4);
        for (int r = 0; r < 4; r++) {
          v128_t value = wasm_v128_load32_splat(from + r * inputs + i);
          sums[2 * r] = wasm_f32x4_add(sums[2 * r], wasm_f32x4_mul(value, a));
          sums[2 * r + 1] = wasm_f32x4_add(sums[2 * r + 1], wasm_f32x4_mul(value, b));
        }
      }
      for (int r = 0; r < 4; r++)
        for (int half = 0; half < 2; half++) {
          int at = (row + r) * outputs + o + half * 4;
          wasm_v128_store(out + at, finish(sums[2 * r + half], added, at, relu));
        }
    }
    for (; row < rows; row++) {
      v128_t one = low, other = high;
      const float *from = in + row * inputs, *weight = weights + o;
      for (int i = 0; i < inputs; i++, weight += outputs) {
        v128_t value = wasm_v128_load32_splat(from + i);
        one = wasm_f32x4_add(one, wasm_f32x4_mul(value, wasm_v128_load(weight)));
        other = wasm_f32x4_add(other, wasm_f32x4_mul(value, wasm_v128_load(weight + 4)));
      }
      int at = row * outputs + o;
      wasm_v128_store(out + at, finish(one, added, at, relu));
      wasm_v128_store(out + at + 4, finish(other, added, at + 4, relu));
    }
  }
}

// A filter per channel, cut off below 0. `channels` is a multiple of 4.
EXPORT(filter)
void filter(int rows, int columns, int channels, int kernel_rows, int kernel_columns, int step_down, int step_right, int pad_rows,
            int pad_columns, const float *in, const float *weights, const float *bias, float *out, int out_rows, int out_columns) {
  for (int y = 0; y < out_rows; y++)
    for (int x = 0; x < out_columns; x++)
      for (int c = 0; c < channels; c += 4) {
        v128_t sum = wasm_v128_load(bias + c);
        for (int i = 0; i < kernel_rows; i++) {
          int row = y * step_down + i - pad_rows;
          if (row < 0 || row >= rows) continue;
          for (int j = 0; j < kernel_columns; j++) {
            int column = x * step_right + j - pad_columns;
            if (column < 0 || column >= columns) continue;
            v128_t value = wasm_v128_load(in + (row * columns + column) * channels + c);
            sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_v128_load(weights + (i * kernel_columns + j) * channels + c)));
          }
        }
        wasm_v128_store(out + (y * out_columns + x) * channels + c, wasm_f32x4_max(sum, wasm_f32x4_splat(0)));
      }
}

// For each place of the kernel what it covers, one after another: a dense layer is then one `multiply`.
EXPORT(unfold)
void unfold(int rows, int columns, int channels, int kernel_rows, int kernel_columns, int step_down, int step_right, int pad_rows,
            int pad_columns, const float *in, float *out, int out_rows, int out_columns) {
  for (int y = 0; y < out_rows; y++)
    for (int x = 0; x < out_columns; x++)
      for (int i = 0; i < kernel_rows; i++)
        for (int j = 0; j < kernel_columns; j++, out += channels) {
          int row = y * step_down + i - pad_rows, column = x * step_right + j - pad_columns;
          int inside = row >= 0 && row < rows && column >= 0 && column < columns;
          const float *from = in + (row * columns + column) * channels;
          for (int c = 0; c < channels; c++) out[c] = inside ? from[c] : 0;
        }
}
