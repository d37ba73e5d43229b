# 遊戲分析，供瀏覽器與終端機使用。勝率以百分比表示，先轉成文字。

analysis-title = 遊戲分析
analysis-about = 由電腦玩家「{ level-master }」估算。勝率是該氏族獲勝的機率。
analysis-percent = { $number }%
analysis-change = { $before }% → { $after }%
analysis-gain = +{ $number }%
analysis-shares = 勝率的變化
analysis-after = 時間點
analysis-turning = 轉捩點
analysis-turning-none = 沒有任何事件讓勝率變動5%以上。
analysis-decisions = 決定
analysis-decisions-why = 依該氏族當時所知，把每個選擇與其他選項比較。
analysis-decisions-sum = 決定：{ $count }個。有更好的選項：{ $worse }個，合計少了{ $number }個百分點的勝率。
analysis-chosen = 當時的選擇
analysis-better = 更好的選擇
analysis-bids = 下注與最佳回應
analysis-bids-why = 事後依其他人實際的下注，推算出最好的下注；當時沒有人能預先知道。
analysis-bid-place = { $season }，{ $province }
analysis-best-bid = 最佳回應
analysis-all-good = 沒有發現明顯更好的選項。

## 計算中

analysis-failed = 無法分析這場遊戲，請稍後再試。
analysis-running = 正在分析遊戲……
analysis-waiting = { $count ->
    [0] 即將開始分析……
   *[other] 前面還有其他遊戲：{ $count }場
}
analysis-clan = 氏族
analysis-show-all = 顯示全部{ $count }項

## 時刻之前發生的事

analysis-cause-start = 遊戲開始
analysis-cause-phase = { $season }，{ $phase }
analysis-cause-mandate = { $season }，{ of-clan }{ $mandate }
analysis-cause-battle = { $season }，{ $province }的戰爭
analysis-cause-battle-won = { $season }，{ $province }的戰爭，{ the-clan }獲勝
