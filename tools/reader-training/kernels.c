// What torch 1.13 is slow at on a processor, for pictures of bfloat16 whose channels lie together: [positions, channels].
// Sums are float over 256 positions, then double. Channels are a multiple of 16.
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST 256

static inline __m512 sixteen(const uint16_t *from) {
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)from)), 16));
}

static inline void keep_sixteen(uint16_t *to, __m512 value) {
    _mm256_storeu_si256((__m256i *)to, (__m256i)_mm512_cvtneps_pbh(value));
}

static inline __m512 above_zero(__m512 value) { return _mm512_max_ps(value, _mm512_setzero_ps()); }

static void add(const float *part, double *sum, int channels) {
    for (int c = 0; c < channels; c++) sum[c] += part[c];
}

// out = kept + relu(scale * x + shift), where scale and shift bring each channel to mean 0, variance 1, then gain and offset.
// `kept` may be null. mean, inverse (of the standard deviation) and variance are given back.
void norm_relu(const uint16_t *x, const uint16_t *kept, uint16_t *out, long positions, int channels, const float *gain,
               const float *offset, float least, float *mean, float *inverse, float *variance) {
    float first[MOST], second[MOST], scale[MOST], shift[MOST];
    double sum[MOST] = {0}, squares[MOST] = {0};
    for (long from = 0; from < positions; from += 256) {
        const long to = from + 256 < positions ? from + 256 : positions;
        for (int c = 0; c < channels; c += 16) {
            __m512 ones = _mm512_setzero_ps(), twos = _mm512_setzero_ps();
            for (long at = from; at < to; at++) {
                __m512 value = sixteen(x + at * channels + c);
                ones = _mm512_add_ps(ones, value);
                twos = _mm512_fmadd_ps(value, value, twos);
            }
            _mm512_storeu_ps(first + c, ones);
            _mm512_storeu_ps(second + c, twos);
        }
        add(first, sum, channels);
        add(second, squares, channels);
    }
    for (int c = 0; c < channels; c++) {
        double middle = sum[c] / positions, spread = squares[c] / positions - middle * middle;
        if (spread < 0) spread = 0;
        mean[c] = middle;
        variance[c] = spread;
        inverse[c] = 1 / sqrt(spread + least);
        scale[c] = inverse[c] * gain[c];
        shift[c] = offset[c] - mean[c] * scale[c];
    }
    for (long at = 0; at < positions; at++)
        for (int c = 0; c < channels; c += 16) {
            const long here = at * channels + c;
            __m512 value = above_zero(_mm512_fmadd_ps(sixteen(x + here), _mm512_loadu_ps(scale + c), _mm512_loadu_ps(shift + c)));
            keep_sixteen(out + here, kept ? _mm512_add_ps(value, sixteen(kept + here)) : value);
        }
}

// The gradients of norm_relu for x, gain and offset, from that of its output.
void norm_relu_back(const uint16_t *x, const uint16_t *gradient, uint16_t *of_x, long positions, int channels, const float *gain,
                    const float *offset, const float *mean, const float *inverse, float *of_gain, float *of_offset) {
    float first[MOST], second[MOST], scale[MOST], shift[MOST], slope[MOST], rest[MOST];
    double sum[MOST] = {0}, dot[MOST] = {0};
    for (int c = 0; c < channels; c++) {
        scale[c] = inverse[c] * gain[c];
        shift[c] = offset[c] - mean[c] * scale[c];
    }
    for (long from = 0; from < positions; from += 256) {
        const long to = from + 256 < positions ? from + 256 : positions;
        for (int c = 0; c < channels; c += 16) {
            const __m512 scales = _mm512_loadu_ps(scale + c), shifts = _mm512_loadu_ps(shift + c), means = _mm512_loadu_ps(mean + c);
            __m512 ones = _mm512_setzero_ps(), dots = _mm512_setzero_ps();
            for (long at = from; at < to; at++) {
                __m512 value = sixteen(x + at * channels + c);
                __mmask16 passes = _mm512_cmp_ps_mask(_mm512_fmadd_ps(value, scales, shifts), _mm512_setzero_ps(), _CMP_GT_OQ);
                __m512 passed = _mm512_maskz_mov_ps(passes, sixteen(gradient + at * channels + c));
                ones = _mm512_add_ps(ones, passed);
                dots = _mm512_fmadd_ps(passed, _mm512_sub_ps(value, means), dots);
            }
            _mm512_storeu_ps(first + c, ones);
            _mm512_storeu_ps(second + c, dots);
        }
        add(first, sum, channels);
        add(second, dot, channels);
    }
    // of_x = scale * passed - slope * x - rest
    for (int c = 0; c < channels; c++) {
        of_offset[c] = sum[c];
        of_gain[c] = dot[c] * inverse[c];
        slope[c] = dot[c] / positions * inverse[c] * inverse[c] * scale[c];
        rest[c] = sum[c] / positions * scale[c] - mean[c] * slope[c];
    }
    for (long at = 0; at < positions; at++)
        for (int c = 0; c < channels; c += 16) {
            const long here = at * channels + c;
            const __m512 scales = _mm512_loadu_ps(scale + c);
            __m512 value = sixteen(x + here);
            __mmask16 passes = _mm512_cmp_ps_mask(_mm512_fmadd_ps(value, scales, _mm512_loadu_ps(shift + c)), _mm512_setzero_ps(), _CMP_GT_OQ);
            __m512 passed = _mm512_maskz_mul_ps(passes, sixteen(gradient + here), scales);
            keep_sixteen(of_x + here, _mm512_sub_ps(_mm512_fnmadd_ps(value, _mm512_loadu_ps(slope + c), passed), _mm512_loadu_ps(rest + c)));
        }
}

// One row of a picture against one row of the gradient: sums[k][c] += gradient[x][c] * picture[x + k - pad][c].
static inline __attribute__((always_inline)) void row_of(const uint16_t *picture, const uint16_t *gradient, int width, int channels,
                                                         float *sums, const int taps) {
    const int pad = taps / 2;
    for (int c = 0; c < channels; c += 16) {
        __m512 held[11];
#pragma GCC unroll 11
        for (int k = 0; k < taps; k++) held[k] = _mm512_loadu_ps(sums + k * channels + c);
        for (int x = 0; x < width; x++) {
            __m512 one = sixteen(gradient + (long)x * channels + c);
            const uint16_t *from = picture + (long)(x - pad) * channels + c;
            if (x >= pad && x < width - pad) {
#pragma GCC unroll 11
                for (int k = 0; k < taps; k++) held[k] = _mm512_fmadd_ps(one, sixteen(from + (long)k * channels), held[k]);
            } else {
#pragma GCC unroll 11
                for (int k = 0; k < taps; k++)
                    if (x + k >= pad && x + k < width + pad) held[k] = _mm512_fmadd_ps(one, sixteen(from + (long)k * channels), held[k]);
            }
        }
#pragma GCC unroll 11
        for (int k = 0; k < taps; k++) _mm512_storeu_ps(sums + k * channels + c, held[k]);
    }
}

// The gradient of a filter per channel, [tall, taps, channels] float; the picture is [lines, height, width, channels] and keeps
// its width, rows step by `step`. taps is 3, 5, 7, 9 or 11; else nothing is done and 1 is returned.
int filter_gradient(const uint16_t *picture, const uint16_t *gradient, int lines, int height, int rows, int width, int channels, int tall,
                    int taps, int step, float *out) {
    float sums[11 * MOST];
    double total[3 * 11 * MOST];
    const int size = taps * channels;
    if (channels > MOST || tall > 3 || taps > 11) return 1;
    memset(total, 0, sizeof(double) * tall * size);
    for (int line = 0; line < lines; line++)
        for (int row = 0; row < rows; row++)
            for (int k = 0; k < tall; k++) {
                int from = row * step + k - tall / 2;
                if (from < 0 || from >= height) continue;
                const uint16_t *above = picture + ((long)line * height + from) * width * channels;
                const uint16_t *below = gradient + ((long)line * rows + row) * width * channels;
                memset(sums, 0, sizeof(float) * size);
                if (taps == 3) row_of(above, below, width, channels, sums, 3);
                else if (taps == 5) row_of(above, below, width, channels, sums, 5);
                else if (taps == 7) row_of(above, below, width, channels, sums, 7);
                else if (taps == 9) row_of(above, below, width, channels, sums, 9);
                else if (taps == 11) row_of(above, below, width, channels, sums, 11);
                else return 1;
                for (int c = 0; c < size; c++) total[k * size + c] += sums[c];
            }
    for (int c = 0; c < tall * size; c++) out[c] = total[c];
    return 0;
}

// Connectionist temporal classification [Graves et al. 2006], class 0 is blank. From the odds [lines, columns, classes] to the loss
// of each line and the gradient of that loss for the logits. Forward and backward sums are scaled in each column, so they stay in
// range; a line that cannot be written in its columns has loss and gradient 0. Returns 1 without memory.
int ctc(const float *odds, int lines, int columns, int classes, const int64_t *used, const int64_t *target, const int64_t *lengths,
        float *loss, float *gradient) {
    for (int line = 0; line < lines; target += lengths[line], line++) {
        const int length = lengths[line], states = 2 * length + 1, last = used[line];
        const float *odd = odds + (long)line * columns * classes;
        float *to = gradient + (long)line * columns * classes;
        memset(to, 0, sizeof(float) * columns * classes);
        loss[line] = 0;
        double *forward = calloc((size_t)states * (last + 4), sizeof(double));
        if (!forward) return 1;
        double *after = forward + (size_t)states * last, *next = after + states, *mass = next + states;
#define CLASS_OF(state) ((state) % 2 ? target[(state) / 2] : 0)
#define SKIPS(state) ((state) % 2 && (state) > 1 && target[(state) / 2] != target[(state) / 2 - 1])
        double sum = 0;
        int fits = last > 0;
        for (int at = 0; at < last && fits; at++) {
            double *now = forward + (size_t)at * states, *before = now - states, scale = 0;
            // A state from which the end is out of reach takes no part.
            int least = states - 2 * (last - at);
            for (int state = least > 0 ? least : 0; state < states; state++) {
                double way = at == 0 ? state < 2 : before[state] + (state ? before[state - 1] : 0) + (SKIPS(state) ? before[state - 2] : 0);
                scale += now[state] = way * odd[at * classes + CLASS_OF(state)];
            }
            fits = scale > 1e-290;
            for (int state = 0; state < states && fits; state++) now[state] /= scale;
            sum -= fits ? log(scale) : 0;
        }
        if (fits) {
            loss[line] = sum;
            for (int state = 0; state < states; state++) after[state] = state >= states - 2;
            for (int at = last - 1; at >= 0; at--) {
                double *now = forward + (size_t)at * states, whole = 0, scale = 0;
                for (int state = 0; state < states; state++) whole += now[state] * after[state];
                for (int class = 0; class < classes; class++) to[at * classes + class] = odd[at * classes + class];
                for (int state = 0; state < states; state++)
                    to[at * classes + CLASS_OF(state)] -= whole > 0 ? now[state] * after[state] / whole : 0;
                for (int state = 0; state < states; state++) scale += mass[state] = after[state] * odd[at * classes + CLASS_OF(state)];
                for (int state = 0; state < states; state++) {
                    double way = mass[state] + (state + 1 < states ? mass[state + 1] : 0);
                    if (state + 2 < states && SKIPS(state + 2)) way += mass[state + 2];
                    next[state] = way / scale;
                }
                double *kept = after;
                after = next;
                next = kept;
            }
        }
        free(forward);
    }
    return 0;
}
